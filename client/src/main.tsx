// The beginning: how it looks before anything is drawn, then the application, then what works without a network.
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "@/kit/base.css";
import { App } from "@/app";
import { calledHere } from "@/platform/calls/who";
import { followSettings } from "@/platform/look";
import { useMyself, whoAmI } from "@/platform/me";

followSettings();
greet();

/** Every page wants to know who is there; a server that is away is asked again. */
function greet(): void {
  whoAmI().catch(() => setTimeout(greet, 3_000));
}

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  window.addEventListener("load", () => void navigator.serviceWorker.register("/worker.js").catch(() => {}));
  // A browser that is called may be called no more: the session is a new one, or the server has another key.
  useMyself.subscribe(({ me }, before) => {
    if (!me || me.ref === before.me?.ref || me.ref !== calledHere()) return;
    void import("@/platform/calls/renewing").then(({ renewFor }) => renewFor(me.ref)).catch(() => {});
  });
}
