/** The UTF-8 text of a body up to `limit` bytes; the rest is not read. */
export async function limitedText(
  body: AsyncIterable<Uint8Array> | null,
  /** Size limit of the text in bytes. */
  limit: number,
): Promise<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let text = '';
  let bytesLeft = limit;
  for await (const part of body ?? []) {
    text += decoder.decode(part.subarray(0, bytesLeft), { stream: true });
    bytesLeft -= part.byteLength;
    if (bytesLeft <= 0) break;
  }
  return text + decoder.decode();
}
