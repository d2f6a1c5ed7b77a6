/** Tells whether a file is unreadable, unverified, or verified only by a sample key, with which anybody can sign. */
export function isDoubtful({
  readable,
  verified,
  signature,
}: {
  readonly readable: boolean;
  readonly verified: boolean;
  readonly signature: { readonly sample: boolean } | null;
}): boolean {
  return !readable || !verified || signature?.sample === true;
}
