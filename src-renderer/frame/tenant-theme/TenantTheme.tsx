/** Shows the signed-in person's theme on the frame while the setting asks for it. */
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useFirstRenderDone } from '#data/use-first-render-done.ts';
import { useActiveServer, useProgram } from '#state/program.ts';
import { serverDay, serverNow } from '#state/server-day.ts';
import { useSession } from '#state/session.ts';
import { useClaims, winnerAmong } from '#state/theme-claims.ts';
import { frameValuesOf } from './frame-values.ts';
import { forgetTheme } from './remembered-theme.ts';
import { showOwnColours, showRememberedTheme, showTheme } from './show-theme.ts';

export function TenantTheme() {
  const session = useSession();
  const server = useActiveServer().id;
  // A browser uses the web's theme, the desktop program the desktop client's.
  const terminal = useProgram().facts.shell === 'desktop' ? 'pcClient' : 'pc';
  const settled = useFirstRenderDone();
  const day = useToday();
  const facts = session.status === 'signedIn' ? session.facts : null;
  const id = facts?.user.id ?? '';
  const whom = useMemo(() => ({ kind: 'person', id }) as const, [id]);
  const { data, error } = useClaims(terminal, facts && settled ? whom : null);
  useLayoutEffect(() => {
    if (!facts) return showOwnColours({ status: 'off' });
    const whose = { facts, server };
    if (!error && data === undefined) {
      if (!showRememberedTheme(whose)) showOwnColours({ status: 'loading' });
      return;
    }
    const theme = !error && data ? winnerAmong(data, { terminal, whom, day })?.theme.whole : undefined;
    const values = frameValuesOf(theme);
    if (theme && values) return showTheme(whose, values, theme.topicName);
    forgetTheme();
    showOwnColours(error ? { status: 'failed', error } : { status: 'none' });
  }, [facts, server, error, data, terminal, whom, day]);
  useEffect(() => () => showOwnColours({ status: 'off' }), []);
  return null;
}

/** Milliseconds: zones are quarters of an hour apart, so that a day begins with one, wherever the server is. */
const quarter = 900_000;

/** YYYY-MM-DD of the server; scheduled appointments of themes begin and end at its midnight. */
function useToday(): string {
  const { timeZone } = useActiveServer();
  const [time, setTime] = useState(serverNow);
  useEffect(() => {
    const timer = setTimeout(() => setTime(serverNow()), quarter - (time % quarter) + 1);
    return () => clearTimeout(timer);
  }, [time]);
  return serverDay(time, timeZone);
}
