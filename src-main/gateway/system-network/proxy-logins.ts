/**
 * Answers proxies that ask who one is: with the profile's user name and password, else with what the user has typed,
 * once for all requests. What was typed is kept in memory, for this run of the program and this proxy.
 */
import type { LoginQuestion, ProxyLogin, ProxyLogins } from './system-network.ts';

export interface ProxyQuestion {
  readonly host: string;
  readonly port: number;
  readonly realm: string;
  readonly scheme: string;
  /** Whether an answer was refused. */
  readonly isRefused: boolean;
}

/** Milliseconds for which a proxy is not asked about again after the user has declined. */
const declinedFor = 60_000;

export function createProxyLogins(
  ask: (question: ProxyQuestion) => Promise<ProxyLogin | null>,
  now: () => number = Date.now,
): ProxyLogins {
  const typed = new Map<string, ProxyLogin>();
  const open = new Map<string, Promise<ProxyLogin | null>>();
  const declined = new Map<string, number>();

  const askOnce = (key: string, question: ProxyQuestion): Promise<ProxyLogin | null> => {
    const asked = open.get(key);
    if (asked) return asked;
    if (now() - (declined.get(key) ?? -declinedFor) < declinedFor) return Promise.resolve(null);
    const answer = ask(question)
      .then((login) => {
        if (login) typed.set(key, login);
        else declined.set(key, now());
        return login;
      })
      .finally(() => open.delete(key));
    open.set(key, answer);
    return answer;
  };

  return {
    async find({ host, port, realm, scheme }: LoginQuestion, own, tried) {
      const wasTried = (login: ProxyLogin): boolean =>
        tried.some(({ userName, password }) => userName === login.userName && password === login.password);
      if (own && !wasTried(own)) return own;
      // The address of a proxy identifies it: a realm is the proxy's to choose.
      const key = `${host}:${port}`;
      const known = typed.get(key);
      if (known && !wasTried(known)) return known;
      typed.delete(key);
      return askOnce(key, { host, port, realm, scheme, isRefused: tried.length > 0 });
    },
  };
}
