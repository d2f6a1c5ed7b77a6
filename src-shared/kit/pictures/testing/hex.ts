/** Bytes from a hex dump such as `89504e47 0000000d`. */
export function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.replaceAll(' ', '').match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}
