/** A picture of the platform as something that can be drawn, and as pixels that can be measured. */
import { useEffect, useState } from 'react';
import { readPlatformFile } from '#data/platform-file.ts';
import { pictureTypes } from '../RichText/pictures.ts';

export interface Logo {
  /** As an image's source; null while it is not there. */
  readonly address: string | null;
  /** Red, green, blue, opacity; null: it is loading. */
  readonly pixels: Uint8ClampedArray | 'unread' | null;
}

const nothing: Logo = { address: null, pixels: null };
/** Pixels that a side is measured at. */
const measured = 64;

/** `path`: '' for the platform's own. */
export function useLogo(path: string): Logo {
  const [logo, setLogo] = useState<Logo & { readonly of: string }>({ ...nothing, of: '' });
  useEffect(() => {
    if (path === '') return;
    const stop = new AbortController();
    let address: string | null = null;
    const read = async () => {
      const file = await readPlatformFile(path, stop.signal);
      if (!pictureTypes.includes(file.type)) throw new Error(`${file.type} is no picture`);
      const pixels = await pixelsOf(file);
      if (stop.signal.aborted) return;
      address = URL.createObjectURL(file);
      setLogo({ of: path, address, pixels });
    };
    // What cannot be loaded is said where it would be measured.
    read().catch(() => !stop.signal.aborted && setLogo({ of: path, address: null, pixels: 'unread' }));
    return () => {
      stop.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [path]);
  return logo.of === path ? logo : nothing;
}

async function pixelsOf(file: Blob): Promise<Uint8ClampedArray> {
  const bitmap = await createImageBitmap(file, { resizeWidth: measured, resizeHeight: measured });
  const context = new OffscreenCanvas(measured, measured).getContext('2d');
  if (!context) throw new Error('no canvas to measure on');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, measured, measured).data;
}
