/**
 * This computer's certificate authorities over the program's life: read soon after the start, though not among the work
 * of the start itself; what goes wrong with it is written to the log, and told to the user while it lasts.
 */
import type { AppFacts } from '#shared/bridge/app.ts';
import type { AuthoritiesState } from '#shared/bridge/servers.ts';
import type { Authorities } from '../authorities/kept-authorities.ts';

/** Milliseconds: where no server on the network is in use, nobody waits for them. */
const unhurried = 5000;

export interface WatchedAuthorities {
  /** Of now: empty where all is well. */
  notices(): AppFacts['notices'];
  /** Waits for them where they have not been read. */
  state(): Promise<AuthoritiesState>;
  reload(): Promise<AuthoritiesState>;
  end(): void;
}

export function watchAuthorities(o: {
  /** Whether a server on the network is in use. */
  readonly soon: boolean;
  readonly report: (source: string, error: unknown) => void;
  readonly changed: () => void;
}): WatchedAuthorities {
  let problem: Authorities['problem'] = null;
  let stop = (): void => undefined;
  let ended = false;
  const hear = (now: Authorities, cause: unknown): void => {
    if (now.problem !== null) o.report('authorities', cause ?? `${now.problem}: the system’s were not read`);
    if (now.problem === problem) return;
    problem = now.problem;
    o.changed();
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
  // A program that ends before has no use for them.
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

function stateOf({ certificates, readAt, problem }: Authorities): AuthoritiesState {
  return { count: certificates.length, readAt, problem };
}
