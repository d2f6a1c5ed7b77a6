/** Whether a value is the address of a picture, of the platform or of a package, which readers cannot understand. */
import { platformPicture } from '#shared/rules/common/links/platform-file.ts';
import { assetPath } from '#shared/rules/themes/package/manifest.ts';

export function isPicture(value: unknown): boolean {
  return assetPath(value) !== null || (typeof value === 'string' && platformPicture(value) !== null);
}
