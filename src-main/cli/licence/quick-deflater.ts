/** Deflates workbooks with less labour than a browser's stream: a fifth more bytes for a third of the time. */
import { Duplex } from 'node:stream';
import { createDeflateRaw } from 'node:zlib';
import type { Deflater } from '#shared/rules/export/xlsx/zip.ts';

const level = 2;

export const quickDeflater: Deflater = () => Duplex.toWeb(createDeflateRaw({ level }));
