/** A zip reader for tests, independent of the writer: it reads the directory and returns each entry's text by name. */
const decoder = new TextDecoder('utf-8', { fatal: true });

export async function readZip(bytes: Uint8Array<ArrayBuffer>): Promise<Map<string, string>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - 22;
  if (view.getUint32(end, true) !== 0x06054b50) throw new Error('no end record');
  const entries = new Map<string, string>();
  let at = view.getUint32(end + 16, true);
  if (at + view.getUint32(end + 12, true) !== end)
    throw new Error('the directory does not reach the end record');
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new Error('no directory record');
    const nameLength = view.getUint16(at + 28, true);
    const name = decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const local = view.getUint32(at + 42, true);
    // Both headers of an entry agree in these 24 bytes, from the needed version to the name's length.
    for (let field = 0; field < 24; field += 1) {
      if (bytes[local + 4 + field] !== bytes[at + 6 + field]) throw new Error(`two headers of ${name}`);
    }
    const from = local + 30 + nameLength + view.getUint16(local + 28, true);
    const packed = bytes.subarray(from, from + view.getUint32(at + 20, true));
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(control) {
        control.enqueue(packed);
        control.close();
      },
    }).pipeThrough(new DecompressionStream('deflate-raw'));
    const content = new Uint8Array(await new Response(stream).arrayBuffer());
    if (content.length !== view.getUint32(at + 24, true)) throw new Error(`size of ${name}`);
    entries.set(name, decoder.decode(content));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}
