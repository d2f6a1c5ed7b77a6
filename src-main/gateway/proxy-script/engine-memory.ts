/**
 * Bounds the memory of a WebAssembly module that has no bound of its own. The engine's own limit counts allocations
 * only (400 MB passed a limit of 32). The bound is written into the module's memory section, so that the virtual
 * machine enforces it (WebAssembly Core 2.0, §5.5.8).
 */

const memorySection = 5;
const headerBytes = 8;
/** Size of a WebAssembly page in bytes. */
const pageSize = 65_536;

/** Returns the module with a memory of at most `bytes`; throws for an unexpected memory section. */
export function withMemoryLimit(module: Uint8Array, bytes: number): Uint8Array<ArrayBuffer> {
  for (let at = headerBytes; at < module.length; ) {
    const size = readNumber(module, at + 1);
    const end = size.next + size.value;
    if (module[at] === memorySection) {
      const body = module.subarray(size.next, end);
      // Expected form: one memory with 32-bit addresses and no bound.
      if (body[0] !== 1 || body[1] !== 0) throw new Error('the engine has another memory than expected');
      const limited = [1, 1, ...body.subarray(2), ...written(Math.floor(bytes / pageSize))];
      return Uint8Array.from(
        Buffer.concat([
          module.subarray(0, at),
          Uint8Array.from([memorySection, ...written(limited.length), ...limited]),
          module.subarray(end),
        ]),
      );
    }
    at = end;
  }
  throw new Error('the engine has no memory of its own');
}

/** LEB128, unsigned (§5.2.2). */
function readNumber(bytes: Uint8Array, from: number): { value: number; next: number } {
  let value = 0;
  for (let at = from, factor = 1; ; at += 1, factor *= 128) {
    const byte = bytes[at];
    if (byte === undefined || factor > 2 ** 28) throw new Error('the engine is cut off');
    value += (byte & 0x7f) * factor;
    if (byte < 0x80) return { value, next: at + 1 };
  }
}

function written(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) + 128);
  }
}
