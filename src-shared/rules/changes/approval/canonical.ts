/**
 * What is signed of a set of changes: one text for one value, however it was written (names in order, no blanks, as
 * RFC 8785 has it). It holds every field of the file but the signature itself, so that none can be changed unseen.
 */
export type SignedBlock = 'request' | 'decision';

/** `value` is JSON. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${parts.map(([name, part]) => `${JSON.stringify(name)}:${canonicalText(part)}`).join(',')}}`;
}

/** A request does not know its decision; a decision is about the request with its signature. */
export function signedText(of: SignedBlock, file: Readonly<Record<string, unknown>>): string {
  const { request, decision, ...rest } = file;
  const signed =
    of === 'request'
      ? { ...rest, request: withoutSignature(request) }
      : { ...rest, request, decision: withoutSignature(decision) };
  return `steward.changes ${of} 1\n${canonicalText(signed)}`;
}

function withoutSignature(block: unknown): unknown {
  const { signature: _, ...rest } = block as Readonly<Record<string, unknown>>;
  return rest;
}

/** What a change does, for telling whether it is the same one: what is left out is nothing. */
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
