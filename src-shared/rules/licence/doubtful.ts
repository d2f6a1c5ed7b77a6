/** Whether nothing vouches for a file, or only a key that anybody can sign with. */
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
