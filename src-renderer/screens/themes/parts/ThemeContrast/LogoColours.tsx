/** The two colours of a logo: the page analyses the picture and sends it nowhere. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { looksLikeSvg } from '#shared/kit/pictures/picture-size.ts';
import type { PictureRule } from '#shared/rules/common/pictures/picture-rule.ts';
import type { Message } from '#shared/text/message.ts';
import { FileDrop } from '#widgets/FileDrop.tsx';
import ink from '#widgets/looks/ink.module.css';
import { openPicture } from '#widgets/picture/open-picture.ts';
import { type BrandColours, brandFromPicture } from './brand-from-picture.ts';
import { drawableSvg } from './drawable-svg.ts';

/** The rule only limits the choice of files: the picture is not stored. */
const logo: PictureRule = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  bytes: 5_000_000,
  result: { type: 'image/png', width: 1, height: 1 },
};
const accept = [...logo.types, 'image/svg+xml'].join(',');

interface LogoColoursProps {
  readonly onFound: (colours: BrandColours) => void;
}

export function LogoColours({ onFound }: LogoColoursProps) {
  const { t, formatBytes } = useText();
  const [file, setFile] = useState<File | null>(null);
  const [notice, setSaid] = useState<{ readonly message: Message; readonly wrong: boolean } | null>(null);
  const look = async (chosen: File | null) => {
    setFile(chosen);
    setSaid(null);
    if (!chosen) return;
    const unreadable = { key: 'themeColours.logo.unreadable', params: { name: chosen.name } } as const;
    const pixels = await picturePixels(chosen, logo, unreadable);
    if ('key' in pixels) {
      setSaid({ message: pixels, wrong: true });
      return;
    }
    const found = brandFromPicture(pixels);
    if (!found) {
      setSaid({ message: { key: 'themeColours.logo.none' }, wrong: true });
      return;
    }
    onFound(found);
    setSaid({
      message: { key: found.both ? 'themeColours.logo.found' : 'themeColours.logo.one' },
      wrong: false,
    });
  };
  return (
    <div>
      <FileDrop
        label={t('themeColours.logo.label')}
        hint={t('themeColours.logo.hint', { size: formatBytes(logo.bytes) })}
        accept={accept}
        limit={logo.bytes}
        file={file}
        onFile={(chosen) => void look(chosen)}
      />
      <p role="status" className={notice?.wrong ? ink.problem : ink.small}>
        {notice && t(notice.message.key, notice.message.params)}
      </p>
    </div>
  );
}

/** Pixels of the longer side: enough for counting colours. */
const longest = 192;

/** Resolves to red, green, blue and opacity of each pixel, or to the problem of the file (at most `rule.bytes`). */
async function picturePixels(
  file: File,
  rule: PictureRule,
  unreadable: Message,
): Promise<Uint8ClampedArray | Message> {
  const bytes = await file.bytes().catch(() => null);
  if (!bytes) return unreadable;
  if (looksLikeSvg(bytes)) {
    const plain = drawableSvg(new TextDecoder().decode(bytes));
    return (plain === null ? null : await drawnSvg(plain)) ?? unreadable;
  }
  const picture = await openPicture(file, rule);
  if (!('bitmap' in picture)) return picture;
  try {
    const { bitmap } = picture;
    return pixelsOf(bitmap, bitmap.width, bitmap.height);
  } finally {
    picture.close();
  }
}

/** An SVG that is drawn as an image runs and fetches nothing, whatever it contains. */
async function drawnSvg(plain: string): Promise<Uint8ClampedArray | null> {
  const address = URL.createObjectURL(new Blob([plain], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return pixelsOf(image, image.naturalWidth, image.naturalHeight);
  } catch {
    // The file is no picture: null says so.
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function pixelsOf(picture: CanvasImageSource, wide: number, high: number): Uint8ClampedArray {
  const scale = Math.min(1, longest / Math.max(wide, high));
  const [width, height] = [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale))];
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas to draw the picture on');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height).data;
}
