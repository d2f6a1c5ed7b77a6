/** The text of a file of changes from this server, with its organisation and the names of its ids. */
import { currentActor } from '#data/changes/index.ts';
import { recordNamesOf } from '#data/record-names.ts';
import { serverMark } from '#data/server-mark.ts';
import { translate } from '#data/text.ts';
import { changeFileText } from '#shared/rules/changes/change-file.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { tenantPart } from '#shared/rules/changes/file-tenant.ts';
import { namesOfSet } from '#shared/rules/changes/mapping/mapping.ts';
import { tenantOfTray } from '#shared/rules/changes/tray-name.ts';
import { recordById } from '#shared/rules/records/records.ts';
import { notify } from './notify.tsx';

/** The organisation that a file of the tray states. */
export function tenantHere(): ReturnType<typeof tenantPart> {
  const { tray, tenantName } = currentActor();
  return tenantPart(tenantOfTray(tray), tenantName);
}

/** The file's text, with the names of its ids. */
export async function trayText(
  changes: readonly CollectedChange[],
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
  const ids = [...new Set(changes.map(({ kind }) => kind))];
  const kinds = new Map(await Promise.all(ids.map(async (id) => [id, await recordById(id)] as const)));
  const naming = namesOfSet(changes, (id) => kinds.get(id) ?? null, recordNamesOf(host, serverMark()));
  const names = await naming.catch(() => null);
  if (!names) notify({ tone: 'info', text: translate('changeMapping.unread') });
  return {
    made: new Date().toISOString(),
    from: { server, user, ...tenantHere() },
    ...(names ? { names: [...names] } : {}),
  };
}
