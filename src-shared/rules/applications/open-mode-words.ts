/** How an application opens, in words, where a table has it by ids (spec 3§3.3). */
import { type OpenMode, openModes } from '../../api/applications/app.ts';
import type { MessageKey } from '../../text/index.ts';

export function openModeWords(value: unknown): readonly MessageKey[] | null {
  const mode = openModes.find((one): one is OpenMode => one === value);
  return mode ? [`applications.form.open.${mode}`] : null;
}
