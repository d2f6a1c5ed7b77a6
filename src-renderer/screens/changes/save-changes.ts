/** Saves collected changes as a file for another computer, with the server's name and the names of its ids. */

import { currentActor } from '#data/changes/index.ts';
import { saveText } from '#data/files.ts';
import { localDay } from '#data/local-day.ts';
import { serverMark } from '#data/server-mark.ts';
import { recordNamesOf } from '#data/record-names.ts';
import { translate } from '#data/text.ts';
import type { TrayChange } from '#shared/bridge/changes.ts';
import { exportFileName } from '#shared/kit/export/file-name.ts';
import { changeFileText } from '#shared/rules/changes/change-file.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { tenantPart } from '#shared/rules/changes/file-tenant.ts';
import { namesOfSet } from '#shared/rules/changes/mapping/mapping.ts';
import { tenantOfTray } from '#shared/rules/changes/tray-name.ts';
import { notify } from '#widgets/notify.tsx';
import { kindsOf } from './use-kinds.ts';

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

/** The organisation that a file of the tray states. */
export function tenantHere(): ReturnType<typeof tenantPart> {
  const { tray, tenantName } = currentActor();
  return tenantPart(tenantOfTray(tray), tenantName);
}

/** The file's text, with the names of its ids. */
export async function trayText(
  changes: readonly TrayChange[],
  server: string,
  user: string,
  host: string,
): Promise<string> {
  return changeFileText(changes, await changeFileFacts(changes, server, user, host));
}

/** The origin of a file, and the names of its ids. */
export async function changeFileFacts(
  changes: readonly CollectedChange[],
  server: string,
  user: string,
  host: string,
): Promise<Parameters<typeof changeFileText>[1]> {
  const kinds = await kindsOf([...new Set(changes.map(({ kind }) => kind))]);
  const naming = namesOfSet(changes, (id) => kinds.get(id) ?? null, recordNamesOf(host, serverMark()));
  const names = await naming.catch(() => null);
  if (!names) notify({ tone: 'info', text: translate('changeMapping.unread') });
  return {
    made: new Date().toISOString(),
    from: { server, user, ...tenantHere() },
    ...(names ? { names: [...names] } : {}),
  };
}
