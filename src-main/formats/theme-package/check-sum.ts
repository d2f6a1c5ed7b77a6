import { createHash, webcrypto } from 'node:crypto';

interface CheckSum {
  add(piece: Uint8Array): Promise<void>;
  digest(): Promise<string>;
}

/** SHA-256; an entry of one piece is hashed on the thread pool. */
export function checkSum(bytes: number): CheckSum {
  const hash = createHash('sha256');
  let whole: string | null = null;
  return {
    async add(piece) {
      if (piece.length === bytes) {
        const digest = await webcrypto.subtle.digest('SHA-256', piece as Uint8Array<ArrayBuffer>);
        whole = Buffer.from(digest).toString('hex');
      } else hash.update(piece);
    },
    digest: async () => whole ?? hash.digest('hex'),
  };
}
