/** Level 2 makes workbooks a fifth larger in a third of the time of the browser's stream. */
import { Duplex } from 'node:stream';
import { createDeflateRaw } from 'node:zlib';
import type { Deflater } from '#shared/kit/export/xlsx/zip.ts';

const level = 2;

export const quickDeflater: Deflater = () => Duplex.toWeb(createDeflateRaw({ level }));
