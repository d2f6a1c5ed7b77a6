/** The system's key store, as a shell reaches it (desktop: safeStorage). */
export interface KeyStore {
  /** `backend` names the store; one that only pretends to protect counts as unavailable. */
  status(): Promise<{ available: boolean; backend: string | null }>;
  seal(text: string): Promise<Uint8Array>;
  /** `isStale`: the system has a newer key for it. Rejects for a text that another user or another key has sealed. */
  open(sealed: Uint8Array): Promise<{ readonly text: string; readonly isStale: boolean }>;
}

/**
 * Opens what is stored in base64. Where the system has a newer key, `replace` stores it sealed by that one; `failed` is
 * told where that was not done, for the earlier seal still opens.
 */
export async function openStored(
  keyStore: KeyStore,
  sealed: string,
  replace: (sealed: string) => unknown,
  failed: (error: unknown) => void,
): Promise<string> {
  const { text, isStale } = await keyStore.open(Buffer.from(sealed, 'base64'));
  if (!isStale) return text;
  try {
    await replace(Buffer.from(await keyStore.seal(text)).toString('base64'));
  } catch (error) {
    failed(error);
  }
  return text;
}
