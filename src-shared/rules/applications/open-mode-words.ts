/** The message keys that name an application's open mode in tables (spec 3§3.3); null for an unknown mode. */
import { type OpenMode, openModes } from '../../api/applications/app.ts';
import type { MessageKey } from '../../text/index.ts';

export function openModeWords(value: unknown): readonly MessageKey[] | null {
  const mode = openModes.find((one): one is OpenMode => one === value);
  return mode ? [`applications.form.open.${mode}`] : null;
}
