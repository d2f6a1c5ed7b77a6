/** A theme of a package for the preview: its form with addresses for its pictures. */
import { filePreviewPath } from '../../../api/file-upload/file-upload.ts';
import type { Language } from '../../../text/types.ts';
import type { LookValues } from '../look/look.ts';
import type { Terminal } from '../terminals.ts';
import { assetPath, type PackageTheme } from './manifest.ts';
import { formOfPackage } from './to-theme.ts';

export interface ThemePicture<Of extends Terminal = Terminal> {
  readonly language: Language;
  readonly terminal: Of;
  readonly values: LookValues[Of];
  readonly appearance: 'light' | 'dark' | 'both';
}

/** The address of a picture of the package; pictures are numbered from 0. */
export function pictureAddress(number: number): string {
  return filePreviewPath({ fileId: String(number), type: 'imgs' });
}

/** The number of a picture; null where the address is not of a package's picture. */
export function pictureNumber(address: string): number | null {
  const number = new URLSearchParams(address.slice(address.indexOf('?'))).get('fileId');
  return number !== null && /^\d{1,6}$/.test(number) ? Number(number) : null;
}

/** Returns null for a CSS theme, which has no frame. `paths` are the package's pictures by number. */
export function themePictureOf(
  theme: PackageTheme,
  paths: readonly string[],
  shown: Pick<ThemePicture, 'language' | 'appearance'>,
  form: object = formOfPackage(theme, ''),
): ThemePicture | null {
  if (theme.terminal === null) return null;
  const values = Object.fromEntries(
    Object.entries(form).map(([name, value]) => {
      const path = assetPath(value);
      return [name, path === null ? value : pictureAddress(paths.indexOf(path))];
    }),
  );
  return { ...shown, terminal: theme.terminal, values: values as unknown as LookValues[Terminal] };
}
