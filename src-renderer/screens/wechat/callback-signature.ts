/**
 * The signature by which WeChat proves that a call is its own (its documents, "callback configuration"): SHA-1 over the
 * token and what stands in the call, put in order and joined. Worked out here, so that no token leaves the console.
 */
export interface Signed {
  readonly token: string;
  readonly timestamp: string;
  readonly nonce: string;
  /** `echostr` or the encrypted message; '' of a service account in plain mode. */
  readonly message: string;
}

export async function callbackSignature({ token, timestamp, nonce, message }: Signed): Promise<string> {
  // By their code units, as WeChat's own samples sort.
  const parts = [token, timestamp, nonce, ...(message === '' ? [] : [message])].sort();
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(parts.join('')));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
