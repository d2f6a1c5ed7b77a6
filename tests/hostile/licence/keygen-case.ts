/** The pieces that Keygen cases are made of. */
import { type KeygenWish, keygenDocument, keygenFile } from '../../fixtures/licence/keygen.ts';
import { ed25519 } from './case.ts';

export const licenceKey = 'A3F1C9-77B2E0-5D4186-C0FFEE-9B1D33-V3';
type Fields = Readonly<Record<string, unknown>>;
export const file = (wish: Partial<KeygenWish> = {}, document: unknown = keygenDocument()): string =>
  keygenFile(document, { key: ed25519, ...wish });
export const sealed = (wish: Partial<KeygenWish> = {}): string => file({ licenceKey, ...wish });
export const withAttributes = (changes: Fields): string => file({}, keygenDocument(changes));
export const withMeta = (meta: Fields): string => file({}, keygenDocument({}, meta));
export const withTop = (more: Fields): string => file({}, keygenDocument({}, {}, more));
export const envelope = (changes: Fields): string => file({ envelope: changes });
