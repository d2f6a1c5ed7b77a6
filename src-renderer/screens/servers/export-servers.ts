/** Exports profiles as a file without secrets. */

import { bridge } from '#data/bridge.ts';
import { saveText } from '#data/files.ts';
import { translate } from '#data/text.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { notify } from '#widgets/notify.tsx';

export async function exportServers(profiles: readonly ServerProfile[]): Promise<void> {
  const { text } = await bridge.servers.exportText({ ids: profiles.map(({ id }) => id) });
  const saved = await saveText({ suggestedName: fileName(profiles), mediaType: 'application/json', text });
  if (saved) notify({ tone: 'success', text: translate('servers.export.done', { count: profiles.length }) });
}

function fileName(profiles: readonly ServerProfile[]): string {
  const [only] = profiles;
  const word = profiles.length === 1 && only ? only.name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-') : 'servers';
  return `steward-${word}.json`;
}
