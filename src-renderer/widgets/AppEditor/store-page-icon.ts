/** Uploads the icon of a checked page to the platform, like any picture of a form, and takes it. */
import type { LinkReport } from '#shared/rules/link-check/link-report.ts';
import { storePicture } from '../picture/store-picture.ts';
import type { AppEditing } from './app-editing.ts';

export function storePageIcon(
  form: Pick<AppEditing, 'set' | 'waitFor'>,
  { type, base64 }: LinkReport['icon'],
): Promise<void> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const file = new File([bytes], `icon.${type.split('/')[1]}`, { type });
  const options = { signal: new AbortController().signal, onProgress: () => undefined };
  const work = storePicture(file, options).then((href) => form.set('icon', href));
  form.waitFor(work);
  return work;
}
