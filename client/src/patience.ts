// Before every unit test: what is loaded only when it is asked for takes a while on a busy machine.
import { configure } from "@testing-library/react";

configure({ asyncUtilTimeout: 15_000 });
