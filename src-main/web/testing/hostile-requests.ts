/**
 * Requests that must not pass the wall. The sender fills in `{host}`, `{port}`, `{session}` and `{wrong}` (a
 * session with one wrong character), and turns line ends into CR LF.
 */

export const good =
  'Host: {host}\nOrigin: http://{host}\nX-Steward-Session: {session}\nContent-Type: application/json\nContent-Length: 2\n';
/** A call with these fields, or another request line and body. */
export const call = (
  headers: string,
  body = '{}',
  line = 'POST /bridge/call/settings.update HTTP/1.1',
): string => `${line}\n${headers}\n${body}`;
export const change = (from: string, to: string): string => good.replace(from, to);

/** Name of the case, status of the response (0: the connection is closed without one), and the request. */
export const refused: readonly (readonly [string, number, string])[] = [
  ['no Host', 421, call(change('Host: {host}\n', ''))],
  ['an empty Host', 421, call(change('Host: {host}', 'Host:'))],
  ['two Hosts', 421, call(`Host: {host}\n${good}`)],
  ['a second, other Host', 421, call(`${good}Host: evil.test\n`)],
  ['localhost', 421, call(change('Host: {host}', 'Host: localhost:{port}'))],
  ['::1', 421, call(change('Host: {host}', 'Host: [::1]:{port}'))],
  ['a rebound name', 421, call(change('Host: {host}', 'Host: evil.test:{port}'))],
  ['a Host with another port', 421, call(change('Host: {host}', 'Host: 127.0.0.1:1'))],
  ['a Host without port', 421, call(change('Host: {host}', 'Host: 127.0.0.1'))],
  ['another spelling of the address', 421, call(change('Host: {host}', 'Host: 127.1:{port}'))],
  ['a Host with a user', 421, call(change('Host: {host}', 'Host: a@{host}'))],
  ['an absolute target', 400, call(good, '{}', 'POST http://{host}/bridge/call/settings.update HTTP/1.1')],
  [
    'an absolute target of another host',
    400,
    call(good, '{}', 'POST http://evil.test/bridge/call/x HTTP/1.1'),
  ],
  ['an asterisk', 400, call(good, '{}', 'OPTIONS * HTTP/1.1')],
  ['HTTP/1.0', 505, call(good, '{}', 'POST /bridge/call/settings.update HTTP/1.0')],
  [
    'HTTP/1.0 without Host',
    505,
    call(change('Host: {host}\n', ''), '{}', 'POST /bridge/call/settings.update HTTP/1.0'),
  ],
  ['HTTP/0.9', 505, 'GET /\n\n'],
  ['HTTP/2.0 by name', 505, call(good, '{}', 'POST /bridge/call/settings.update HTTP/2.0')],
  ['the HTTP/2 preface', 400, 'PRI * HTTP/2.0\n\nSM\n\n'],
  ['another page’s Origin', 403, call(change('http://{host}', 'http://evil.test'))],
  ['a page on another port', 403, call(change('http://{host}', 'http://127.0.0.1:1'))],
  ['https', 403, call(change('http://{host}', 'https://{host}'))],
  ['a null Origin', 403, call(change('http://{host}', 'null'))],
  ['an empty Origin', 403, call(change('Origin: http://{host}', 'Origin:'))],
  ['an Origin with a path', 403, call(change('http://{host}', 'http://{host}/'))],
  ['the page, asked for by another page', 403, 'GET / HTTP/1.1\nHost: {host}\nOrigin: http://evil.test\n\n'],
  ['the page in another site’s frame', 403, 'GET / HTTP/1.1\nHost: {host}\nSec-Fetch-Site: cross-site\n\n'],
  ['two Origins', 400, call(`${good}Origin: http://{host}\n`)],
  ['no Origin and no word of the browser', 403, call(change('Origin: http://{host}\n', ''))],
  ['no Origin, cross-site', 403, call(change('Origin: http://{host}', 'Sec-Fetch-Site: cross-site'))],
  ['no Origin, same-site', 403, call(change('Origin: http://{host}', 'Sec-Fetch-Site: same-site'))],
  [
    'data typed into the address bar',
    403,
    'GET /api/x HTTP/1.1\nHost: {host}\nSec-Fetch-Site: none\nX-Steward-Session: {session}\n\n',
  ],
  ['our Origin, but cross-site', 403, call(`${good}Sec-Fetch-Site: cross-site\n`)],
  ['no session', 403, call(change('X-Steward-Session: {session}\n', ''))],
  ['an empty session', 403, call(change('{session}', ''))],
  ['a wrong session', 403, call(change('{session}', '{wrong}'))],
  ['a session in two fields', 400, call(`${good}X-Steward-Session: {session}\n`)],
  [
    'a session as a cookie',
    403,
    call(change('X-Steward-Session: {session}', 'Cookie: X-Steward-Session={session}')),
  ],
  [
    'a session in the query',
    403,
    call(
      change('X-Steward-Session: {session}\n', ''),
      '{}',
      'POST /bridge/call/settings.update?X-Steward-Session={session} HTTP/1.1',
    ),
  ],
  ['text/plain', 415, call(change('application/json', 'text/plain'))],
  ['text/plain that says JSON', 415, call(change('application/json', 'text/plain; application/json'))],
  ['a form to the bridge', 415, call(change('application/json', 'application/x-www-form-urlencoded'))],
  [
    'a multipart form to the bridge',
    415,
    call(change('application/json', 'multipart/form-data; boundary=x')),
  ],
  ['no content type', 415, call(change('Content-Type: application/json\n', ''))],
  ['two content types', 400, call(`${good}Content-Type: application/json\n`)],
  [
    'text/plain to the platform',
    415,
    call(change('application/json', 'text/plain'), '{}', 'POST /api/x HTTP/1.1'),
  ],
  ['an upload as JSON', 415, call(good, '{}', 'POST /bridge/files HTTP/1.1')],
  [
    'a call by GET',
    405,
    'GET /bridge/call/settings.update HTTP/1.1\nHost: {host}\nOrigin: http://{host}\nX-Steward-Session: {session}\n\n',
  ],
  [
    'a preflight',
    405,
    'OPTIONS /api/x HTTP/1.1\nHost: {host}\nOrigin: http://evil.test\nAccess-Control-Request-Method: POST\n\n',
  ],
  [
    'TRACE',
    405,
    'TRACE /api/x HTTP/1.1\nHost: {host}\nOrigin: http://{host}\nX-Steward-Session: {session}\n\n',
  ],
  ['POST to the page', 405, call(good, '{}', 'POST / HTTP/1.1')],
  [
    'a WebSocket of another page',
    403,
    'GET /bridge/events HTTP/1.1\nHost: {host}\nOrigin: http://evil.test\nConnection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\n\n',
  ],
  [
    'an h2c upgrade',
    403,
    'GET /api/x HTTP/1.1\nHost: {host}\nConnection: Upgrade, HTTP2-Settings\nUpgrade: h2c\nHTTP2-Settings: AAMAAABkAAQAAP__\n\n',
  ],
  ['both lengths', 400, call(`${good}Transfer-Encoding: chunked\n`, '2\n{}\n0\n\n')],
  [
    'chunked twice',
    400,
    call(change('Content-Length: 2', 'Transfer-Encoding: chunked, chunked'), '2\n{}\n0\n\n'),
  ],
  ['an unknown transfer coding', 400, call(change('Content-Length: 2', 'Transfer-Encoding: xchunked'))],
  ['two lengths', 400, call(`${good}Content-Length: 5\n`)],
  ['two equal lengths', 400, call(`${good}Content-Length: 2\n`)],
  ['a length with a sign', 400, call(change('Length: 2', 'Length: +2'))],
  ['a length in hex', 400, call(change('Length: 2', 'Length: 0x2'))],
  ['a bad chunk size', 400, call(change('Content-Length: 2', 'Transfer-Encoding: chunked'), 'zz\n{}\n0\n\n')],
  ['a space before the colon', 400, call(change('Host:', 'Host :'))],
  ['a folded field', 400, call(change('Host: {host}', 'Host: {host}\n folded'))],
  ['a NUL in a field', 400, call(`${good}X: a\u0000b\n`)],
  ['a field without a name', 400, call(`${good}: x\n`)],
  ['huge fields', 431, call(`${good}X: ${'a'.repeat(20_000)}\n`)],
  ['many fields, a Host among the last', 421, call(`${good}${'X: y\n'.repeat(4000)}Host: evil.test\n`)],
  ['a huge target', 431, call(good, '{}', `POST /api/${'a'.repeat(20_000)} HTTP/1.1`)],
  ['a space in the target', 400, call(good, '{}', 'POST /api/a b HTTP/1.1')],
  ['CONNECT', 0, 'CONNECT evil.test:443 HTTP/1.1\nHost: {host}\n\n'],
  ['TLS', 400, '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003'],
  ['a bridge address that is none', 404, call(good, '{}', 'POST /bridge/call/a/b HTTP/1.1')],
  ['a bridge address by dots', 404, call(good, '{}', 'POST /bridge/x/../call/settings.update HTTP/1.1')],
  [
    'the link without the secret',
    403,
    'POST /bridge/link HTTP/1.1\nHost: {host}\nContent-Type: application/json\nContent-Length: 2\n\n{}',
  ],
  [
    'the link from a page',
    403,
    call(`${good}X-Steward-Link-Secret: x\n`, '{}', 'POST /bridge/link HTTP/1.1'),
  ],
];
