// Talks with the browser's passkeys; the library comes only when somebody uses one.
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { api, type Proof } from "@/platform/api";
import type { Ceremony, PasskeyCard, Player } from "@/wire/http";

const library = () => import("@simplewebauthn/browser");

/** The person turned away from the passkey, or it has gone: nothing was changed. */
export class PasskeyStopped extends Error {}

/** A passkey belongs to a name of the internet: at a bare number a browser refuses to make or to use one. */
export const isNamed = (host = window.location.hostname): boolean => !/^[\d.]+$/.test(host) && !host.includes(":");

/** Whether this browser can have a passkey for the server at its present address. */
export const knowsPasskeys = (host = window.location.hostname): boolean =>
  typeof window.PublicKeyCredential === "function" && isNamed(host);

async function heard<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking;
  } catch (error) {
    throw new PasskeyStopped(String(error));
  }
}

async function answered({ options }: Ceremony): Promise<unknown> {
  const { startAuthentication } = await library();
  return heard(startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }));
}

/** Makes a passkey on this device and keeps it with the server. */
export async function addPasskey(proof: Proof, label: string): Promise<PasskeyCard> {
  const ceremony = await api.askForPasskey(proof);
  const { startRegistration } = await library();
  const optionsJSON = ceremony.options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return api.addPasskey(ceremony.ceremony, await heard(startRegistration({ optionsJSON })), label);
}

/** Comes back without a name and a password. */
export async function signInWithPasskey(): Promise<Player> {
  const ceremony = await api.askToSignIn();
  return api.signInWithPasskey(ceremony.ceremony, await answered(ceremony));
}

/** A proof of who asks. */
export async function passkeyProof(): Promise<Proof> {
  const ceremony = await api.askToConfirm();
  return { type: "passkey", ceremony: ceremony.ceremony, response: (await answered(ceremony)) as Record<string, unknown> };
}
