/** Opens a tunnel through a proxy: CONNECT and its answer (RFC 9110 §9.3.6). */
import type { Socket } from 'node:net';
import type { ProxyServer } from './proxy-rules.ts';

/** Bytes of a proxy's answer. */
const answerLimit = 16 * 1024;

/** Calls back once, with an error that has a code: PROXY_AUTH, PROXY_REFUSED or the system's. */
export function openTunnel(
  socket: Socket,
  proxy: ProxyServer,
  target: { readonly host: string; readonly port: number },
  done: (error: Error | null) => void,
): void {
  const host = target.host.includes(':') ? `[${target.host}]` : target.host;
  const lines = [`CONNECT ${host}:${target.port} HTTP/1.1`, `Host: ${host}:${target.port}`];
  if (proxy.login !== null) lines.push(`Proxy-Authorization: ${basic(proxy.login)}`);
  let answer = Buffer.alloc(0);
  const finish = (error: Error | null): void => {
    socket.off('data', read).off('error', finish).off('close', closed);
    done(error);
  };
  const closed = (): void => finish(coded('PROXY_REFUSED', 'CLOSED'));
  const read = (chunk: Buffer): void => {
    answer = Buffer.concat([answer, chunk]);
    const end = answer.indexOf('\r\n\r\n');
    if (end < 0) {
      if (answer.length > answerLimit) finish(coded('PROXY_REFUSED', 'NOT_HTTP'));
      return;
    }
    const [, status = ''] = /^HTTP\/1\.[01] (\d{3})\b/.exec(answer.toString('latin1', 0, end)) ?? [];
    // Bytes after the head would be the server's, which never speaks first in TLS. A refusal carries a page.
    const isOpen = status.startsWith('2') && /* wall: tunnel-nothing-early */ answer.length === end + 4;
    if (isOpen) finish(null);
    // Some proxies answer a wrong password with 401, as if they were the server (tinyproxy).
    else if (status === '407' || status === '401') finish(coded('PROXY_AUTH', `HTTP ${status}`));
    else
      finish(coded('PROXY_REFUSED', status === '' || status.startsWith('2') ? 'NOT_HTTP' : `HTTP ${status}`));
  };
  socket.on('data', read).once('error', finish).once('close', closed);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
}

export function basic(login: string): string {
  return `Basic ${Buffer.from(login).toString('base64')}`;
}

function coded(code: string, detail: string): Error {
  return Object.assign(new Error(detail), { code, detail });
}
