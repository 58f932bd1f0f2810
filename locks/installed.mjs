// Says whether what npm installed is what `package-lock.json` names, by version and by hash: `npm ci` would refuse the lock,
// which has the binaries of Linux alone (client/build.py).
import { readFileSync } from "node:fs";

const read = (path) => JSON.parse(readFileSync(path, "utf8")).packages;
const locked = read("package-lock.json");
const installed = Object.entries(read("node_modules/.package-lock.json"));
const strange = installed.filter(([place, found]) => {
  const meant = locked[place];
  return !meant || !found.integrity || meant.version !== found.version || meant.integrity !== found.integrity;
});
if (!installed.length || strange.length) {
  console.error("not as locked:", strange.map(([place]) => place).join(" ") || "nothing is installed");
  process.exit(1);
}
