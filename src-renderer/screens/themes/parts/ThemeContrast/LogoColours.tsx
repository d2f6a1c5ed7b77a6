/** The two colours of a logo: the page analyses the picture and sends it nowhere. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import type { PictureRule } from '#shared/rules/common/pictures/picture-rule.ts';
import type { Message } from '#shared/text/message.ts';
import { FileDrop } from '#widgets/FileDrop.tsx';
import ink from '#widgets/looks/ink.module.css';
import { type BrandColours, brandFromPicture } from './brand-from-picture.ts';
import { picturePixels } from './picture-pixels.ts';

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
