// Notices of the browser, for who looks elsewhere when it is their turn. Nobody is asked before they touch the switch.
import { changeSettings, useSettings } from "./settings";

export type Permission = "granted" | "denied" | "impossible";

/** Whether this browser could show any at all. */
export const canNotify = (): boolean => "Notification" in window;

/** Turns notices on, asking the browser; to be called where somebody touched something. */
export async function allowNotices(): Promise<Permission> {
  if (!canNotify()) return "impossible";
  const answer = await Notification.requestPermission();
  changeSettings({ notices: answer === "granted" });
  return answer === "granted" ? "granted" : "denied";
}

export function stopNotices(): void {
  changeSettings({ notices: false });
}

export interface Notice {
  title: string;
  body: string;
  /** The page that it leads to; a newer notice of the same page takes the place of the older one. */
  address: string;
}

/** Shows a notice if it is wanted, allowed, and the page is out of sight. */
export async function notify({ title, body, address }: Notice): Promise<void> {
  if (!useSettings.getState().notices || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  const options = { body, tag: address, icon: "/icon-192.png", badge: "/icon-192.png", data: { address } };
  try {
    // Phones show them only through the worker, which also leads back to the page.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) {
      await worker.showNotification(title, options);
      return;
    }
    const notice = new Notification(title, options);
    notice.addEventListener("click", () => {
      window.focus();
      notice.close();
    });
  } catch {
    // A browser that does not show it after all: the title of the page says the same.
  }
}
