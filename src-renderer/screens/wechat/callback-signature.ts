/**
 * The signature with which WeChat proves that it made a call (its documents, "callback configuration"): SHA-1 over the
 * sorted and joined token and parameters. Computed here, so that no token leaves the console.
 */
export interface SignedParameters {
  readonly token: string;
  readonly timestamp: string;
  readonly nonce: string;
  /** `echostr` or the encrypted message; '' for a service account in plain mode. */
  readonly message: string;
}

export async function callbackSignature({
  token,
  timestamp,
  nonce,
  message,
}: SignedParameters): Promise<string> {
  // Sorted by code units, as WeChat's own samples sort.
  const parts = [token, timestamp, nonce, ...(message === '' ? [] : [message])].sort();
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(parts.join('')));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
