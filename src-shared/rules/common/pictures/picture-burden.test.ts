import { expect, test } from 'vitest';
import { pngChunk } from '../../../kit/pictures/parts/png-chunk.ts';
import { gifWith, pngWith } from '../../../kit/pictures/testing/noted-pictures.ts';
import { burdenMessage } from './picture-burden.ts';

test.each([
  ['a thousand and one frames', moving(1_001), 'picture.wrong.frames'],
  ['a thousand frames', moving(1_000), null],
  ['a GIF of as many', gifWith({ frames: 1_001 }), 'picture.wrong.frames'],
  ['what is no picture', new Uint8Array(20), null],
])('%s: %s', (_, bytes, key) => expect(burdenMessage('a.png', bytes)?.key ?? null).toBe(key));

/** An animated PNG of these frames. */
function moving(frames: number): Uint8Array<ArrayBuffer> {
  const control = new Uint8Array(26);
  new DataView(control.buffer).setUint32(4, 60);
  new DataView(control.buffer).setUint32(8, 30);
  const bytes = pngWith(
    pngChunk('acTL', new Uint8Array(8)),
    ...Array.from({ length: frames }, () => pngChunk('fcTL', control)),
  );
  new DataView(bytes.buffer).setUint32(16, 60);
  new DataView(bytes.buffer).setUint32(20, 30);
  return bytes;
}
