/** Reminders of tables while the page is closed, by Web Push: one subscription for each browser. */

import { sendDeleteAs, get, post, token, type Language } from "../api/client";
import { forget, keepText, storedText } from "../device/storage";

/** Whether reminders are on in this browser, or why they cannot be. */
export type Reminders = "on" | "off" | "blocked" | "insecure" | "install" | "missing";

/** The browser could not reach its push service. */
export class NoPushService extends Error {}

const WORKER = "worker.js"; // beside the page
const SUBSCRIPTIONS = "/api/push/subscriptions";
const TOLD = "ludoteca.reminders"; // what the server was told last, and on which day
const isApple =
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && "ontouchend" in window);

export function register(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(WORKER);
}

export async function remindersHere(): Promise<Reminders> {
  if (!window.isSecureContext) return "insecure";
  const isPossible = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isPossible) return isApple ? "install" : "missing"; // Apple's phones allow it to installed pages only
  if (Notification.permission === "denied") return "blocked";
  return (await subscriptionHere()) && Notification.permission === "granted" ? "on" : "off";
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Ask for permission, and subscribe. Call it only for a tap. */
export async function turnOn(language: Language): Promise<void> {
  if ((await Notification.requestPermission()) === "granted") await subscribe(language);
}

/** Subscribe at the push service for this server, and tell the server. */
async function subscribe(language: Language): Promise<void> {
  await register();
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await get("/api/push/key");
  let subscription = await pushManager.getSubscription();
  if (subscription && applicationKeyOf(subscription) !== key) {
    await subscription.unsubscribe(); // made for another database of the server
    subscription = null;
  }
  try {
    subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    throw new NoPushService();
  }
  const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON();
  await post(SUBSCRIPTIONS, { endpoint, p256dh, auth, language });
}

function applicationKeyOf(subscription: PushSubscription): string {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** End the subscription of this browser, with the token of the person who has it. */
export async function turnOff(as = token()): Promise<void> {
  forget(TOLD);
  const subscription = "serviceWorker" in navigator ? await subscriptionHere() : null;
  if (!subscription) return;
  await subscription.unsubscribe();
  if (as) await sendDeleteAs(as, SUBSCRIPTIONS, { endpoint: subscription.endpoint }).catch(() => undefined); // it learns it anyway
}

/** Tell the server about this browser again: once a day, when language or person change, or `again`. */
export async function keepOn(person: string, language: Language, again = false): Promise<void> {
  if ((await remindersHere()) !== "on") return;
  const report = [person, language, new Date().toDateString(), (await subscriptionHere())?.endpoint].join(" ");
  if (storedText(TOLD) === report && !again) return;
  await subscribe(language);
  keepText(TOLD, report);
}

/** Close the notifications of a table that somebody has come to. */
export async function closeReminders(table: string): Promise<void> {
  const registration = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  for (const notification of (await registration?.getNotifications({ tag: table })) ?? []) notification.close();
}
