/** The system's key store, as a shell reaches it (desktop: safeStorage). */
export interface KeyStore {
  /** `backend` names the store; one that only pretends to protect counts as unavailable. */
  status(): Promise<{ available: boolean; backend: string | null }>;
  seal(text: string): Promise<Uint8Array>;
  /** Rejects for a text that another user or another key has sealed. */
  open(sealed: Uint8Array): Promise<string>;
}
