// The parts of tablets and phones, which a desk never shows: one file to fetch.
export { Mine } from "./mat/Mine";
export { Beside } from "./others/Beside";
export { Facts } from "./others/Facts";
