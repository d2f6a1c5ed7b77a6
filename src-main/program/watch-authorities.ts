/**
 * Reads this computer's certificate authorities soon after the start, outside the work of the start itself. A
 * problem is logged, and shown to the user while it lasts.
 */
import type { AppFacts } from '#shared/bridge/app.ts';
import type { AuthoritiesState } from '#shared/bridge/servers.ts';
import type { TrustedAuthorities } from '../authorities/kept-authorities.ts';

/** Milliseconds of delay where no server on the network is in use, so that nobody waits for the authorities. */
const unhurried = 5000;

export interface WatchedAuthorities {
  /** Present notices; empty where all is well. */
  notices(): AppFacts['notices'];
  /** Waits for the first reading. */
  state(): Promise<AuthoritiesState>;
  reload(): Promise<AuthoritiesState>;
  end(): void;
}

export function watchAuthorities(o: {
  /** Whether a server on the network is in use. */
  readonly soon: boolean;
  readonly report: (source: string, error: unknown) => void;
  readonly onChanged: () => void;
}): WatchedAuthorities {
  let problem: TrustedAuthorities['problem'] = null;
  let stop = (): void => undefined;
  let ended = false;
  const hear = (now: TrustedAuthorities, cause: unknown): void => {
    if (now.problem !== null) o.report('authorities', cause ?? `${now.problem}: the system’s were not read`);
    if (now.problem === problem) return;
    problem = now.problem;
    o.onChanged();
  };
  const begin = async () => {
    const { authorities } = await import('../authorities/authorities.ts');
    stop();
    if (!ended) stop = authorities.onRead(hear);
    return authorities;
  };
  const timer = setTimeout(
    () => {
      begin()
        .then((authorities) => authorities.ready())
        .then((now) => {
          if (now.problem !== problem) hear(now, null);
        })
        .catch((error: unknown) => o.report('authorities', error));
    },
    o.soon ? 0 : unhurried,
  );
  // The timer must not keep an ending program alive.
  timer.unref();
  return {
    notices: () => (problem === null ? [] : [{ code: 'AUTHORITIES_UNREAD', params: { problem } }]),
    state: async () => stateOf(await (await begin()).ready()),
    reload: async () => stateOf(await (await begin()).reload()),
    end() {
      ended = true;
      clearTimeout(timer);
      stop();
    },
  };
}

function stateOf({ certificates, readAt, problem }: TrustedAuthorities): AuthoritiesState {
  return { count: certificates.length, readAt, problem };
}
