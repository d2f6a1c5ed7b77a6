/**
 * Encrypts waiting changes where the shell has a key store: with a key of the tray (AES-256-GCM) that the key store
 * seals. Without a key store they are as readable as the journal: to their user alone.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { type KeyStore, openStored } from '../key-store/key-store.ts';

export interface Sealing {
  seal(text: string): string;
  /** Throws for a body that another user or another key has sealed. */
  open(body: string): string;
}

const algorithm = 'aes-256-gcm';
const mark = 'sealed:';
const [ivLength, tagLength] = [12, 16];

/** The sealed key is stored in `database`. Rejects where an existing key cannot be opened. */
export async function openSealing(
  database: DatabaseSync,
  keyStore: KeyStore | null,
  /** Called where the key could not be sealed anew; the earlier seal stays. */
  failed: (error: unknown) => void,
): Promise<Sealing> {
  const available = keyStore !== null && (await keyStore.status()).available;
  const key = available ? await keyIn(database, keyStore, failed) : null;
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

async function keyIn(
  database: DatabaseSync,
  keyStore: KeyStore,
  failed: (error: unknown) => void,
): Promise<Buffer> {
  const sealedValue = () => database.prepare('select sealed from seal').get()?.sealed;
  if (sealedValue() === undefined) {
    const made = await keyStore.seal(randomBytes(32).toString('base64'));
    // Another program may have stored a key first, which is then used.
    database
      .prepare('insert or ignore into seal (id, sealed) values (1, ?)')
      .run(Buffer.from(made).toString('base64'));
  }
  const sealed = String(sealedValue());
  const replace = (next: string) =>
    database.prepare('update seal set sealed = ? where sealed = ?').run(next, sealed);
  return Buffer.from(await openStored(keyStore, sealed, replace, failed), 'base64');
}
