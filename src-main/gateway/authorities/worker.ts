/**
 * The entry of the thread that reads the certificate authorities of Node, of NODE_EXTRA_CA_CERTS and of the system.
 * Node reads the system's synchronously; on a managed Mac, where each keychain's certificate is judged, that took 5 to
 * 48 seconds (nodejs/node#63313), which no window could bear.
 */
import { getCACertificates } from 'node:tls';
import { workerData } from 'node:worker_threads';
import { answerQuestions } from '../../threads/thread-answers.ts';

const { extra } = workerData as { readonly extra: string | undefined };
// Node asks for this name before it hands out what it read of the file at the start of the process.
if (extra !== undefined) process.env.NODE_EXTRA_CA_CERTS = extra;

answerQuestions(() => [
  ...new Set([
    ...getCACertificates('bundled'),
    ...getCACertificates('extra'),
    ...getCACertificates('system'),
  ]),
]);
