/** The pictures of a theme in a package, taken out of it and drawn when somebody wants to see them. */
import { useEffect, useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { takenFile } from '#data/files.ts';
import { useText } from '#data/text.ts';
import type { PackageTheme } from '#shared/rules/themes/package/manifest.ts';
import { Disclosure } from '#widgets/Disclosure.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import lines from '#widgets/looks/lines.module.css';
import styles from './Packages.module.css';

interface PackagePicturesProps {
  readonly theme: PackageTheme;
  /** The shell's handle of the package. */
  readonly file: string;
}

type PackageAsset = PackageTheme['assets'][number];

export function PackagePictures({ theme, file }: PackagePicturesProps) {
  const { t, formatBytes } = useText();
  const [open, setOpen] = useState(false);
  const assets = [...new Map(theme.assets.map((asset) => [asset.path, asset])).values()];
  if (assets.length === 0) return null;
  const size = formatBytes(assets.reduce((sum, { bytes }) => sum + bytes, 0));
  return (
    <Disclosure title={t('themePackages.pictures', { count: assets.length, size })} onToggle={setOpen}>
      {open && (
        <ul className={`${lines.bare} ${layout.row}`}>
          {assets.map((asset) => (
            <OnePicture key={asset.path} asset={asset} file={file} />
          ))}
        </ul>
      )}
    </Disclosure>
  );
}

function OnePicture({ asset, file }: { readonly asset: PackageAsset; readonly file: string }) {
  const { t, formatBytes } = useText();
  const { path, type, bytes } = asset;
  const [address, setAddress] = useState<string | null>(null);
  const [state, setState] = useState<{ readonly width: number; readonly height: number } | 'broken' | null>(
    null,
  );
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    const take = async () => {
      const content = await takenFile(bridge.themePackages.takePicture({ file, path }));
      if (isGone) return;
      // A drawing is shown as an image, where it runs and fetches nothing.
      made = URL.createObjectURL(new Blob([content], { type }));
      setAddress(made);
    };
    take().catch(() => setState('broken'));
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [file, path, type]);
  const name = path.split('/').at(-1) ?? path;
  return (
    <li className={layout.stack}>
      {address && state !== 'broken' && (
        <img
          className={styles.asset}
          src={address}
          alt={name}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setState({ width, height })
          }
          onError={() => setState('broken')}
        />
      )}
      <span className={ink.small}>{name}</span>
      {state === 'broken' ? (
        <span className={ink.problem}>{t('picture.wrong.unreadable', { name })}</span>
      ) : (
        <span className={ink.small}>
          {state && `${t('picture.crop.result', state)}, `}
          {formatBytes(bytes)}
        </span>
      )}
    </li>
  );
}
