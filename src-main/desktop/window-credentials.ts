/** What Chromium asks for while it reaches a server: the proxy's password, a client certificate. Never the first one. */
import type { App } from 'electron';
import { proxyUserOf } from '#shared/rules/servers/server-fields.ts';
import type { ServerTarget } from '../program/index.ts';
import { fingerprintOf } from './certificate-fingerprint.ts';

/** Pages of our windows that may be answered, with the profile that each shows. */
export interface KnownPages {
  targetOf(contentsId: number): ServerTarget | null;
}

export function answerCredentials(app: App, pages: KnownPages): void {
  app.on('select-client-certificate', (event, contents, url, list, callback) => {
    // Without this Electron shows the first certificate of the system's store to whoever asks.
    event.preventDefault();
    const target = contents && pages.targetOf(contents.id);
    const wanted = target && originOf(url) === originOf(target.address) ? target.clientFingerprint : null;
    const chosen = wanted === null ? undefined : list.find((one) => fingerprintOf(one) === wanted);
    if (chosen) callback(chosen);
    else callback();
  });
  app.on('login', (event, contents, _details, info, callback) => {
    // A page's own question for a password is not answered either: there is no dialog of ours for it.
    event.preventDefault();
    const target = contents && pages.targetOf(contents.id);
    const login = target && info.isProxy ? proxyLogin(target, info) : null;
    if (login) callback(...login);
    else callback();
  });
}

/** A proxy by hand is that one alone; which one the system or a script names, they say. */
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
  return proxy.hostname.replace(/^\[|\]$/g, '') === host.replace(/^\[|\]$/g, '') && known === port;
}

/** `select-client-certificate` names host and port without a scheme. */
function originOf(address: string): string {
  const text = /^[a-z]+:\/\//i.test(address) ? address : `https://${address}`;
  return URL.canParse(text) ? new URL(text).origin : '';
}
