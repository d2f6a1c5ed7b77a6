/** Stores versions of a theme: after a save from here, and when its state differs from the last version. */
import { useEffect, useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { describeError } from '#data/describe-error.ts';
import { queryClient } from '#data/read.ts';
import { store } from '#data/store.ts';
import { translate } from '#data/text.ts';
import type { KeptVersion, VersionsOf } from '#shared/bridge/versions.ts';
import { activeServer, programAtom } from '#state/program.ts';
import { sessionQuery } from '#state/session.ts';
import { notify } from '#widgets/notify.tsx';
import type { VersionBody } from './version-body.ts';

/** The server and tenant of the versions: those at the opening of the page, even if another server is chosen since. */
export interface VersionOwner {
  readonly server: string;
  readonly serverName: string;
  readonly tenant: string;
  readonly user: string;
}

/** null without a session. */
export function useVersionOwner(): VersionOwner | null {
  const [owner] = useState(() => {
    const program = store.get(programAtom);
    const session = queryClient.getQueryData(sessionQuery.queryKey);
    if (!program || !session) return null;
    const { id, name } = activeServer(program.servers);
    const { tenant, user } = session;
    return { server: id, serverName: name, tenant: tenant.tenantKey, user: user.username };
  });
  return owner;
}

export function versionsOf({ server, tenant }: VersionOwner, subject: string): VersionsOf {
  return { server, tenant, subject };
}

export const themeSubject = (terminal: string, id: string) => `theme/${terminal}/${id}`;

/** A failure is shown, and nothing else: the theme itself is saved. */
export async function keepVersion(
  owner: VersionOwner | null,
  subject: string,
  origin: KeptVersion['origin'],
  body: VersionBody,
): Promise<void> {
  if (!owner) return;
  const { user, serverName } = owner;
  const version = { ...versionsOf(owner, subject), user, serverName, origin, body: JSON.stringify(body) };
  try {
    await bridge.versions.keep(version, { outlives: true });
  } catch (error) {
    const { message } = describeError(error);
    notify({ tone: 'danger', text: translate('themeVersions.notKept', { message }) });
  }
}

/** Stores the state that was read as a version. `body` is null while it is not the server's present state. */
export function useSeenVersion(subject: string, body: VersionBody | null): void {
  const owner = useVersionOwner();
  const text = body && JSON.stringify(body);
  useEffect(() => {
    if (text !== null) void keepVersion(owner, subject, 'seen', JSON.parse(text) as VersionBody);
  }, [owner, subject, text]);
}
