/** Keeping what a theme is by now: after it was saved here, and where it is found to be another one than before. */
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

/** Whose versions a page shows: of the server and tenant that it was opened on, also where another one is chosen since. */
export interface VersionPlace {
  readonly server: string;
  readonly serverName: string;
  readonly tenant: string;
  readonly user: string;
}

/** null: nobody is signed in. */
export function useVersionPlace(): VersionPlace | null {
  const [place] = useState(() => {
    const program = store.get(programAtom);
    const session = queryClient.getQueryData(sessionQuery.queryKey);
    if (!program || !session) return null;
    const { id, name } = activeServer(program.servers);
    const { tenant, user } = session;
    return { server: id, serverName: name, tenant: tenant.tenantKey, user: user.username };
  });
  return place;
}

export function versionsOf({ server, tenant }: VersionPlace, subject: string): VersionsOf {
  return { server, tenant, subject };
}

export const themeSubject = (terminal: string, id: string) => `theme/${terminal}/${id}`;

/** A version that could not be kept takes nothing from what was saved: it is said, and that is all. */
export async function keepVersion(
  place: VersionPlace | null,
  subject: string,
  origin: KeptVersion['origin'],
  body: VersionBody,
): Promise<void> {
  if (!place) return;
  const { user, serverName } = place;
  const version = { ...versionsOf(place, subject), user, serverName, origin, body: JSON.stringify(body) };
  try {
    await bridge.versions.keep(version, { outlives: true });
  } catch (error) {
    const { message } = describeError(error);
    notify({ tone: 'danger', text: translate('themeVersions.notKept', { message }) });
  }
}

/** Keeps what was read, once it is what the server holds now. `body`: null while it is not. */
export function useSeenVersion(subject: string, body: VersionBody | null): void {
  const place = useVersionPlace();
  const text = body && JSON.stringify(body);
  useEffect(() => {
    if (text !== null) void keepVersion(place, subject, 'seen', JSON.parse(text) as VersionBody);
  }, [place, subject, text]);
}
