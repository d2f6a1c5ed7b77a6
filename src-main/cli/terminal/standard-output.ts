import type { Writable } from 'node:stream';
import { systemCode } from '../../services/durable/disk.ts';

export interface StandardOutput {
  print(result: string | Uint8Array): void;
  /** Resolves when all is written: to the system's code of the failure, or null. */
  written(): Promise<string | null>;
}

/** A reader that goes away (`steward … | head`) is no failure of ours; a full disk behind `>` is. */
export function createStandardOutput(stream: Writable): StandardOutput {
  const writes: Promise<string | null>[] = [];
  // The callback of each write reports its failure; without a listener the stream's event would end the process.
  stream.on('error', () => undefined);
  return {
    print(result) {
      writes.push(
        new Promise((resolve) => {
          stream.write(result, (error) => {
            const code = error ? systemCode(error) : 'EPIPE';
            resolve(code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED' ? null : code);
          });
        }),
      );
    },
    async written() {
      return (await Promise.all(writes)).find((reason) => reason !== null) ?? null;
    },
  };
}
