/**
 * The signed text of a set of changes: one text for one value, however it was written (names sorted, no blanks, as in
 * RFC 8785). It covers every field of the file except the signature itself.
 */
export type SignedBlock = 'request' | 'decision';

/** The value must be JSON. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${parts.map(([name, part]) => `${JSON.stringify(name)}:${canonicalText(part)}`).join(',')}}`;
}

/** A request is signed without its decision; a decision covers the request with its signature. */
export function signedText(of: SignedBlock, file: Readonly<Record<string, unknown>>): string {
  // wall: approval-whole-file
  const { request, decision, ...rest } = file;
  const signed =
    of === 'request'
      ? { ...rest, request: withoutSignature(request) }
      : { ...rest, /* wall: approval-of-request */ request, decision: withoutSignature(decision) };
  return `steward.changes ${of} 1\n${canonicalText(signed)}`;
}

function withoutSignature(block: unknown): unknown {
  const { signature: _, ...rest } = block as Readonly<Record<string, unknown>>;
  return rest;
}

/** Identifies what a change does; an absent side of an edit means null. */
export function wishText({
  kind,
  place,
  edits,
}: {
  readonly kind: string;
  readonly place: unknown;
  readonly edits: Readonly<Record<string, { readonly from?: unknown; readonly to?: unknown }>>;
}): string {
  const whole = Object.entries(edits).map(([name, { from, to }]) => [
    name,
    { from: from ?? null, to: to ?? null },
  ]);
  return canonicalText({ kind, place, edits: Object.fromEntries(whole) });
}
