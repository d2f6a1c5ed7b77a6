/** The system's key store, as a shell reaches it (desktop: safeStorage). */
export interface KeyStore {
  /** `backend` names it; not available where it would only pretend to protect. */
  status(): Promise<{ available: boolean; backend: string | null }>;
  seal(text: string): Promise<Uint8Array>;
  /** Rejects where it was sealed by another user or another key. */
  open(sealed: Uint8Array): Promise<string>;
}
