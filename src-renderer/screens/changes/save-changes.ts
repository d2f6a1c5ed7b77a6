/** Collected changes as a file, to be opened elsewhere; nothing of the server but its name is in it. */
import { saveText } from '#data/files.ts';
import { localDay } from '#data/local-day.ts';
import { translate } from '#data/text.ts';
import type { TrayChange } from '#shared/bridge/changes.ts';
import { changeFileText } from '#shared/rules/changes/change-file.ts';
import { exportFileName } from '#shared/rules/export/file-name.ts';

export async function saveChanges(
  changes: readonly TrayChange[],
  server: string,
  user: string,
): Promise<void> {
  const now = Date.now();
  await saveText({
    suggestedName: exportFileName(
      translate('changes.file.name', { server }),
      localDay(now),
      'steward-changes',
    ),
    mediaType: 'application/json',
    text: trayText(changes, server, user),
  });
}

/** The file's text. */
export function trayText(changes: readonly TrayChange[], server: string, user: string): string {
  return changeFileText(changes, { made: new Date().toISOString(), from: { server, user } });
}
