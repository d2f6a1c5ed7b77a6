/** Saves collected changes as a file for another computer, with the server's name and the names of its ids. */

import { saveText } from '#data/files.ts';
import { localDay } from '#data/local-day.ts';
import { translate } from '#data/text.ts';
import type { TrayChange } from '#shared/bridge/changes.ts';
import { exportFileName } from '#shared/kit/export/file-name.ts';
import { trayText } from '#widgets/change-file.ts';

export async function saveChanges(
  changes: readonly TrayChange[],
  server: string,
  user: string,
  host: string,
): Promise<void> {
  const text = await trayText(changes, server, user, host);
  await saveChangeFile(translate('changes.file.name', { server }), text);
}

/** Resolves to false if the user has cancelled. */
export function saveChangeFile(name: string, text: string): Promise<boolean> {
  return saveText({
    suggestedName: exportFileName(name, localDay(Date.now()), 'steward-changes'),
    mediaType: 'application/json',
    text,
  });
}
