import type { Licence } from '#shared/rules/common/licence/licence.ts';
import type { Language } from '#shared/text/types.ts';
import { type Refusal, refuse } from '../../kernel/http/implement.ts';

/**
 * Reads an uploaded licence file as the platform does: returns the licence, or a refusal with the fault of the
 * file. An unsigned licence is accepted (the platform knows older formats), an invalid signature is not. The reader
 * is imported on demand, as most starts never read a licence. `now` in milliseconds.
 */
export async function readUpload(file: File, now: number, language: Language): Promise<Licence | Refusal> {
  const { readLicence, readingMessage, shippedKeys } = await import('../../../formats/licence/index.ts');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const reading = await readLicence({ name: file.name, bytes, now, keys: shippedKeys() });
  const forged = reading.signature !== null && !reading.verified;
  if (reading.licence === null || forged) return refuse(readingMessage(reading, language));
  return reading.licence;
}
