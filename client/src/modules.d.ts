declare module "*.module.css" {
  const names: { readonly [name: string]: import("@/kit/classes").Class };
  export = names;
}
