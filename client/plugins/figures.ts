// Finds arithmetic on figures of the rules in the folders of games: a client draws what it is told and works nothing out.
import { type Expression, type Node, parseSync } from "@swc/core";

export interface Finding {
  line: number;
  code: string;
}

/** Numbers that name something, and so are never counted with. */
const NAMES = new Set(
  "block card colony colour contract die disc docker good house lot number pontoon route seat side site slot space square task tile viewer who".split(
    " ",
  ),
);
const ARITHMETIC = new Set(["+", "-", "*", "/", "%", "**"]);
const CHANGES = new Set(["+=", "-=", "*=", "/="]);
const FUNCTIONS = new Set(["ArrowFunctionExpression", "FunctionExpression"]);

/** Every field of the wire that is a number or a list of numbers, but for those that name something. */
export function figuresOf(wire: string): ReadonlySet<string> {
  const fields = wire.matchAll(/readonly (\w+)\??: (?:readonly |\()*number\b/g);
  return new Set([...fields].map((field) => field[1] ?? "").filter((name) => !NAMES.has(name)));
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

function* partsOf(node: object): Generator<Node> {
  for (const [key, value] of Object.entries(node)) {
    if (key === "span" || key === "typeAnnotation") continue;
    if (isNode(value)) yield value;
    else if (typeof value === "object" && value !== null) yield* partsOf(value);
  }
}

const isText = (node: Expression): boolean =>
  node.type === "StringLiteral" ||
  node.type === "TemplateLiteral" ||
  (node.type === "BinaryExpression" && (isText(node.left) || isText(node.right)));

function isArithmetic(node: Node): boolean {
  const one = node as Expression;
  if (one.type === "BinaryExpression") return ARITHMETIC.has(one.operator) && !isText(one);
  if (one.type === "AssignmentExpression") return CHANGES.has(one.operator);
  if (one.type !== "CallExpression" || one.callee.type !== "MemberExpression") return false;
  const { object } = one.callee;
  return object.type === "Identifier" && object.value === "Math";
}

/** Whether one of the figures is named in it; what a function within it does is looked at by itself. */
function names(node: Node, figures: ReadonlySet<string>): boolean {
  if (FUNCTIONS.has(node.type)) return false;
  if (node.type === "Identifier" && figures.has((node as unknown as { value: string }).value)) return true;
  for (const part of partsOf(node)) if (names(part, figures)) return true;
  return false;
}

/** The places of a file that calculate with one of these figures. */
export function arithmeticOn(figures: ReadonlySet<string>, source: string, isMarkup: boolean): Finding[] {
  const bytes = Buffer.from(source.trimEnd());
  const module = parseSync(source, { syntax: "typescript", tsx: isMarkup });
  // Places are counted on from file to file; the end of a module is the end of its text.
  const start = module.span.end - bytes.length;
  const found: Finding[] = [];
  const look = (node: Node): void => {
    if (isArithmetic(node) && names(node, figures)) {
      const { span } = node as Expression & { span: { start: number; end: number } };
      const before = bytes.subarray(0, span.start - start).toString();
      const code = bytes
        .subarray(span.start - start, span.end - start)
        .toString()
        .replace(/\s+/g, " ");
      found.push({ line: before.split("\n").length, code });
      return;
    }
    for (const part of partsOf(node)) look(part);
  };
  for (const part of partsOf({ body: module.body })) look(part);
  return found;
}
