/** The sample package with a picture that takes a while to write. */
import type { PackageDraft } from '#shared/rules/themes/package/theme-package.ts';
import { assetOf, sampleDraft } from '../../../src-main/formats/theme-package/testing/packages.ts';
import { png } from '../../../src-main/formats/theme-package/testing/pictures.ts';

export function largeDraft(bytes = 400_000): PackageDraft {
  const draft = sampleDraft();
  const path = 'assets/harbour/screenShot.png';
  return { ...draft, assets: new Map([...draft.assets, [path, assetOf(path, png(8, 8, [7, 7, 7], bytes))]]) };
}
