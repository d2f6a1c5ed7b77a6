/** How a theme of a package looks, with its pictures, which are taken out of the package when it comes into view. */
import { useMemo } from 'react';
import { bridge } from '#data/bridge.ts';
import { takenFile } from '#data/files.ts';
import { readPlatformFile } from '#data/platform-file.ts';
import { useText } from '#data/text.ts';
import { shownText } from '#shared/kit/shown-text.ts';
import type { PackageTheme } from '#shared/rules/themes/package/manifest.ts';
import { pictureNumber, pictureOf } from '#shared/rules/themes/package/theme-picture.ts';
import { ThemePreview } from '#widgets/ThemePreview/ThemePreview.tsx';

interface PackagePictureProps {
  readonly theme: PackageTheme;
  /** The shell's handle of its package. */
  readonly file: string;
  /** The form that replacing a stored theme leads to; without it the theme stands alone. */
  readonly form?: object;
}

export function PackagePicture({ theme, file, form }: PackagePictureProps) {
  const { t, language } = useText();
  const paths = useMemo(() => theme.assets.map(({ path }) => path), [theme]);
  const picture = useMemo(
    () => pictureOf(theme, paths, { language, appearance: 'light' }, form),
    [theme, paths, language, form],
  );
  if (picture === null) return null;
  const { terminal, values } = picture;
  return (
    <ThemePreview
      terminal={terminal}
      values={values}
      label={t('themePackages.preview', { name: shownText(theme.name) })}
      pictures={async (address, signal) => {
        const path = paths[pictureNumber(address) ?? -1];
        // What the stored theme keeps is the platform's.
        if (path === undefined) return readPlatformFile(address, signal);
        return takenFile(bridge.themePackages.takePicture({ file, path }));
      }}
    />
  );
}
