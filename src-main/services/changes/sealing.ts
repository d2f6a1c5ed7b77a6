/**
 * What waits in the tray is sealed where the shell has a key store: by a key of its own (AES-256-GCM), which the key
 * store seals. Without one it is as readable as the journal: to its user alone.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { KeyStore } from '../key-store/key-store.ts';

export interface Sealing {
  seal(text: string): string;
  /** Throws where it was sealed by another user or another key. */
  open(body: string): string;
}

const algorithm = 'aes-256-gcm';
const mark = 'sealed:';
const [ivLength, tagLength] = [12, 16];

/** `database` keeps the sealed key. Rejects where there is one that can't be opened. */
export async function openSealing(database: DatabaseSync, keyStore: KeyStore | null): Promise<Sealing> {
  const available = keyStore !== null && (await keyStore.status()).available;
  const key = available ? await keyIn(database, keyStore) : null;
  return {
    seal(text) {
      if (!key) return text;
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return mark + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
    },
    open(body) {
      if (!body.startsWith(mark)) return body;
      if (!key) throw Object.assign(new Error('the key store is not there'), { code: 'SEALED' });
      const bytes = Buffer.from(body.slice(mark.length), 'base64');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength));
      decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
      const text = Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]);
      return text.toString('utf8');
    },
  };
}

async function keyIn(database: DatabaseSync, keyStore: KeyStore): Promise<Buffer> {
  const kept = () => database.prepare('select sealed from seal').get()?.sealed;
  if (kept() === undefined) {
    const made = await keyStore.seal(randomBytes(32).toString('base64'));
    // Another program may have been first: then its key is the one.
    database
      .prepare('insert or ignore into seal (id, sealed) values (1, ?)')
      .run(Buffer.from(made).toString('base64'));
  }
  return Buffer.from(await keyStore.open(Buffer.from(String(kept()), 'base64')), 'base64');
}
