/** The preview of a theme in a package; its pictures are taken out of the package when it scrolls into view. */
import { useMemo } from 'react';
import { bridge } from '#data/bridge.ts';
import { takenFile } from '#data/files.ts';
import { readPlatformFile } from '#data/platform-file.ts';
import { useText } from '#data/text.ts';
import { shownText } from '#shared/kit/shown-text.ts';
import type { PackageTheme } from '#shared/rules/themes/package/manifest.ts';
import { pictureNumber, themePictureOf } from '#shared/rules/themes/package/theme-picture.ts';
import { ThemePreview } from '#widgets/ThemePreview/ThemePreview.tsx';

interface PackagePictureProps {
  readonly theme: PackageTheme;
  /** The shell's handle of the package. */
  readonly file: string;
  /** The form that results from replacing a stored theme; without it the theme is shown by itself. */
  readonly form?: object;
}

export function PackagePicture({ theme, file, form }: PackagePictureProps) {
  const { t, language } = useText();
  const paths = useMemo(() => theme.assets.map(({ path }) => path), [theme]);
  const picture = useMemo(
    () => themePictureOf(theme, paths, { language, appearance: 'light' }, form),
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
        // Pictures that the stored theme keeps come from the platform.
        if (path === undefined) return readPlatformFile(address, signal);
        return takenFile(bridge.themePackages.takePicture({ file, path }));
      }}
    />
  );
}
