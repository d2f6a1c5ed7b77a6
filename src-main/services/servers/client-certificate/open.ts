/**
 * Opens a client certificate that a person adds, PKCS#12 (RFC 7292), in a thread: the file's round counts are added
 * up and limited first (rounds.ts), and the program goes on meanwhile.
 */
import { X509Certificate } from 'node:crypto';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { CertificateFacts } from '#shared/rules/servers/profile.ts';
import { startThread, ThreadError } from '../../../threads/bounded-thread.ts';
import { builtFile } from '../../../threads/built-file.ts';
import { certificateFactsOf } from '../certificates.ts';
import type { OpenedCertificate } from './worker.ts';

/** Milliseconds; two million rounds take a second or two of them. */
const timeLimit = 15_000;

/** Rejects with CLIENT_CERTIFICATE_INVALID and `reason`: the passphrase is wrong, or the file is no PKCS#12. */
export async function readClientCertificate(pfx: Uint8Array, passphrase: string): Promise<CertificateFacts> {
  const opened = await openInThread(pfx, passphrase);
  if (!opened.ok) throw unusable(opened.reason);
  return certificateFactsOf(new X509Certificate(opened.certificate));
}

async function openInThread(pfx: Uint8Array, passphrase: string): Promise<OpenedCertificate> {
  const worker = builtFile(import.meta.url, './worker.ts', 'client-certificate.js');
  const thread = startThread(worker, { data: null, megabytes: 64 });
  try {
    return (await thread.ask({ pfx, passphrase }, timeLimit)) as OpenedCertificate;
  } catch (error) {
    // Faults of the file are in the thread's answer; any other error is Steward's own.
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
