/** Answers Chromium's questions while it reaches a server: the proxy's password, a client certificate. */
import type { App, Certificate } from 'electron';
import { proxyUserOf } from '#shared/rules/servers/server-fields.ts';
import { connectsAsSystem } from '../gateway/system-network/connects-as-system.ts';
import { ownLogin } from '../gateway/system-network/own-login.ts';
import type { ProxyLogin } from '../gateway/system-network/system-network.ts';
import type { ServerTarget } from '../program/index.ts';
import { certificateFingerprint } from './certificate-fingerprint.ts';
import type { DesktopNetwork } from './system-network.ts';

const questionLimit = 100;

/** Windows that get answers, with the profile that each shows. */
export interface KnownPages {
  targetOf(contentsId: number): ServerTarget | null;
}

export interface CredentialOptions {
  /** Receives the answer to a server that asked for a client certificate, and the window. */
  readonly report: (message: string) => void;
  readonly network: Pick<DesktopNetwork, 'reaches' | 'logins'>;
  /** Asks the user; null where none is chosen. */
  readonly choose: (list: readonly Certificate[], origin: string) => Promise<Certificate | null>;
}

export function answerCredentials(
  app: App,
  pages: KnownPages,
  { report, network, choose }: CredentialOptions,
): void {
  /** A certificate that the gateway's own request was asked for (decision 042). */
  const answerGateway = (
    url: string,
    list: readonly Certificate[],
    callback: (certificate?: Certificate) => void,
  ): void => {
    const origin = originOf(url);
    const give = (chosen: Certificate | null): void => {
      report(
        `${origin} asked the console for one: ${chosen ? 'the chosen one was given' : 'none was given'}`,
      );
      if (chosen) callback(chosen);
      else callback();
    };
    // wall: network-certificate-asked
    if (!network.reaches(origin)) {
      give(null);
      return;
    }
    choose(list, origin).then(give, (error: unknown) => {
      report(`${origin}: ${error instanceof Error ? error.message : String(error)}`);
      give(null);
    });
  };

  app.on('select-client-certificate', (event, contents, url, list, callback) => {
    // Without this Electron would present the first certificate of the system's store to any server.
    event.preventDefault();
    if (!contents) return answerGateway(url, list, callback);
    const target = pages.targetOf(contents.id);
    const wanted = target && originOf(url) === originOf(target.address) ? target.clientFingerprint : null;
    // wall: desktop-client-certificate
    const chosen = wanted === null ? undefined : list.find((one) => certificateFingerprint(one) === wanted);
    const window = target ? `a window of the server ${target.address}` : 'a window of Steward';
    report(`${url} asked for one in ${window}: ${chosen ? 'the profile’s was given' : 'none was given'}`);
    if (chosen) callback(chosen);
    else callback();
  });
  /** The last answer to each question: a repeated question means that the answer was wrong, and would loop forever. */
  const answered = new Map<string, string>();
  const triedAt = new Map<string, readonly ProxyLogin[]>();
  app.on('login', (event, contents, details, info, callback) => {
    // A page's own HTTP authentication gets no dialog.
    event.preventDefault();
    const target = contents && pages.targetOf(contents.id);
    const question = `${contents?.id} ${info.isProxy} ${info.host}:${info.port} ${info.realm} ${details.url}`;
    if (target && info.isProxy && connectsAsSystem(target.route)) {
      const tried = triedAt.get(question) ?? [];
      network.logins.find(info, ownLogin(target.route), tried).then(
        (found) => {
          if (!found) return callback();
          if (triedAt.size >= questionLimit) triedAt.clear();
          triedAt.set(question, [...tried, found]);
          callback(found.userName, found.password);
        },
        (error: unknown) => {
          report(error instanceof Error ? error.message : String(error));
          callback();
        },
      );
      return;
    }
    const login = target && (info.isProxy ? proxyLogin(target, info) : gateLogin(target, details.url, info));
    const again = login !== null && answered.get(question) === login.join(':');
    if (answered.size >= questionLimit) answered.clear();
    if (!login || again) return callback();
    answered.set(question, login.join(':'));
    callback(...login);
  });
}

/** Answers for the gate of the profile's own server only. */
function gateLogin(
  { address, gate }: ServerTarget,
  url: string,
  { scheme }: { scheme: string },
): [string, string] | null {
  if (gate === null || scheme !== 'basic' || originOf(url) !== originOf(address)) return null;
  const end = gate.indexOf(':');
  return [gate.slice(0, end), gate.slice(end + 1)];
}

/** A manual proxy gets its password only at its own host and port; a proxy of the system or a script, anywhere. */
function proxyLogin(
  { route: { proxy, proxyPassword } }: ServerTarget,
  asking: { host: string; port: number },
): [string, string] | null {
  const userName = proxyUserOf(proxy);
  if (userName === '' || (proxy.mode === 'manual' && !isProxy(proxy.address, asking))) return null;
  return [userName, proxyPassword ?? ''];
}

function isProxy(address: string, { host, port }: { host: string; port: number }): boolean {
  const proxy = new URL(address);
  const known = Number(proxy.port || (proxy.protocol === 'https:' ? 443 : 80));
  return (
    proxy.hostname.replace(/^\[|\]$/g, '') === host.replace(/^\[|\]$/g, '') &&
    /* wall: desktop-proxy-password */ known === port
  );
}

/** `select-client-certificate` names host and port without a scheme. */
function originOf(address: string): string {
  const text = /^[a-z]+:\/\//i.test(address) ? address : `https://${address}`;
  return URL.canParse(text) ? new URL(text).origin : '';
}
