/**
 * Mutual proof between `--link` and a running shell that both know the secret of the link file, without sending it:
 * each proves it over both nonces and the address. A program that takes the port after the shell has ended learns
 * nothing, and neither does one that relays the exchange to a shell at another address.
 */
import { createHmac } from 'node:crypto';
import { newWebToken, sameToken } from './sessions.ts';

export interface LinkTalk {
  /** `http://127.0.0.1:PORT`, as each side knows it. */
  readonly address: string;
  /** Nonces of the asking program and of the shell. */
  readonly asker: string;
  readonly shell: string;
}

export function proofOf(secret: string, side: 'shell' | 'program', talk: LinkTalk): string {
  const said = JSON.stringify(['steward link', side, talk.address, talk.asker, talk.shell]);
  return createHmac('sha256', secret).update(said).digest('base64url');
}

export function isProof(given: unknown, secret: string, side: 'shell' | 'program', talk: LinkTalk): boolean {
  return typeof given === 'string' && sameToken(Buffer.from(proofOf(secret, side, talk)), given);
}

export type LinkAnswer = { readonly shell: string; readonly proof: string } | { readonly url: string };

/** Limit of exchanges that wait for the asker's proof; the oldest are dropped first. */
const begunLimit = 64;

/** The shell's side; returns null for a failed proof. Only a program that proves the secret gets `newLink()`. */
export function createLinkDesk(options: {
  readonly secret: string;
  readonly address: () => string;
  readonly newLink: () => string;
}): (body: unknown) => LinkAnswer | null {
  let begun: readonly LinkTalk[] = [];
  return (body) => {
    if (typeof body !== 'object' || body === null) return null;
    const { asker, shell, proof } = body as Readonly<Record<string, unknown>>;
    if (typeof asker !== 'string' || !/^[\w-]{43}$/.test(asker)) return null;
    if (shell === undefined && proof === undefined) {
      const talk = { address: options.address(), asker, shell: newWebToken() };
      begun = [...begun.slice(1 - begunLimit), talk];
      return { shell: talk.shell, proof: proofOf(options.secret, 'shell', talk) };
    }
    const talk = begun.find((one) => one.shell === shell && one.asker === asker);
    // One try for each exchange: a wrong proof ends it.
    begun = begun.filter((one) => one !== talk);
    if (!talk || /* wall: web-link-proof */ !isProof(proof, options.secret, 'program', talk)) return null;
    return { url: options.newLink() };
  };
}
