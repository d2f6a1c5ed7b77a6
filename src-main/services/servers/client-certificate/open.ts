/**
 * Opens a client certificate that a person hands over, PKCS#12 (RFC 7292), in a thread: what a file asks for is counted
 * first and bounded (rounds.ts), and the program goes on meanwhile.
 */
import { X509Certificate } from 'node:crypto';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { CertificateFacts } from '#shared/rules/servers/profile.ts';
import { startThread, ThreadError } from '../../../threads/bounded-thread.ts';
import { builtFile } from '../../../threads/built-file.ts';
import { factsOf } from '../certificates.ts';
import type { Opened } from './worker.ts';

/** Milliseconds; two million rounds take a second or two of them. */
const timeLimit = 15_000;

/** CLIENT_CERTIFICATE_INVALID with `reason`: the passphrase does not open it, or it is no such file. */
export async function readClientCertificate(pfx: Uint8Array, passphrase: string): Promise<CertificateFacts> {
  const opened = await openInThread(pfx, passphrase);
  if (!opened.ok) throw unusable(opened.reason);
  return factsOf(new X509Certificate(opened.certificate));
}

async function openInThread(pfx: Uint8Array, passphrase: string): Promise<Opened> {
  const worker = builtFile(import.meta.url, './worker.ts', 'client-certificate.js');
  const thread = startThread(worker, { data: null, megabytes: 64 });
  try {
    return (await thread.ask({ pfx, passphrase }, timeLimit)) as Opened;
  } catch (error) {
    // What is wrong with the file the thread says itself; anything else is a mistake of ours.
    if (error instanceof ThreadError && error.fault === 'TIME') throw unusable('rounds');
    throw error;
  } finally {
    await thread.end();
  }
}

function unusable(reason: string): BridgeError {
  return new BridgeError('CLIENT_CERTIFICATE_INVALID', `the client certificate can not be used: ${reason}`, {
    reason,
  });
}
