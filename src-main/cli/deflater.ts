/** Deflates workbooks with less labour than a browser's stream: a tenth more bytes for less than half the time. */
import { Duplex } from 'node:stream';
import { createDeflateRaw } from 'node:zlib';
import type { Deflater } from '#shared/rules/export/xlsx/zip.ts';

const level = 4;

export const quickDeflater: Deflater = () => Duplex.toWeb(createDeflateRaw({ level }));
