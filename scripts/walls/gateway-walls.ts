/** Walls between the console and a server (limits.md §3). */
import type { Wall } from './wall.ts';

const path = 'src-main/gateway/canonical-path.ts';
const pathTest = 'src-main/gateway/canonical-path.test.ts';
const profiles = 'tests/hostile/profile-import.test.ts';
const routes = 'src-main/gateway/routes.test.ts';

export const gatewayWalls: readonly Wall[] = [
  {
    title: 'path: dot segments',
    file: path,
    text: "if (segments.some((segment) => segment === '.' || segment === '..')) return refuse('DOT_SEGMENT');",
    weakened: '',
    test: pathTest,
  },
  {
    title: 'path: encoded slash',
    file: path,
    text: "if (octet === 0x2f) return 'ENCODED_SLASH';",
    weakened: '',
    test: pathTest,
  },
  {
    title: 'path: semicolon',
    file: path,
    text: "if (path.includes(';')) return refuse('PARAMETER');",
    weakened: '',
    test: pathTest,
  },
  {
    title: 'path: encoded twice',
    file: path,
    text: "if (octet === 0x25) return 'DOUBLE_ENCODING';",
    weakened: '',
    test: pathTest,
  },
  {
    title: 'path: empty segments',
    file: path,
    text: "if (segments.some((segment, i) => segment === '' && i < segments.length - 1))\n    return refuse('EMPTY_SEGMENT');",
    weakened: '',
    test: pathTest,
  },
  {
    title: 'path: only /api and /papi',
    file: path,
    text: "return allowedRoots.includes(root) ? { ok: true, path: canonical, query } : refuse('OUTSIDE');",
    weakened: 'return { ok: true, path: canonical, query };',
    test: pathTest,
  },
  {
    title: 'gateway: redirects are not followed or passed on',
    file: 'src-main/gateway/gateway.ts',
    text: 'if (status >= 300 && status < 400 && status !== 304) {',
    weakened: 'if (false) {',
    test: 'src-main/gateway/gateway.test.ts',
  },
  {
    title: 'gateway: hop-by-hop fields of a request',
    file: 'src-main/gateway/request-headers.ts',
    text: "{ fields: hopByHopFields, source: 'RFC 9110 §7.6.1: a connection of its own' },",
    weakened: '',
    test: 'src-main/gateway/headers.test.ts',
  },
  {
    title: 'gateway: hop-by-hop fields of an answer',
    file: 'src-main/gateway/response-headers.ts',
    text: "{ fields: hopByHopFields, source: 'RFC 9110 §7.6.1: a connection of its own' },",
    weakened: '',
    test: 'src-main/gateway/headers.test.ts',
  },
  {
    title: 'gateway: fields that Connection names',
    file: 'src-main/gateway/response-headers.ts',
    text: ' || named.includes(name)',
    weakened: '',
    test: 'src-main/gateway/headers.test.ts',
  },
  {
    title: 'gateway: cookies of the server stay in main',
    file: 'src-main/gateway/response-headers.ts',
    text: "{ fields: ['set-cookie', 'set-cookie2'], source: 'limits.md §3: cookies stay in the session jar' },",
    weakened: '',
    test: 'src-main/gateway/headers.test.ts',
  },
  {
    title: 'gateway: the jar is the server’s own',
    file: 'src-main/gateway/session-jar.ts',
    text: 'if (!shelf || shelf.origin !== origin || shelf.cookies.size === 0) return given;',
    weakened: 'if (!shelf || shelf.cookies.size === 0) return given;',
    test: 'src-main/gateway/session-jar.test.ts',
  },
  {
    title: 'gateway: cookies for another domain',
    file: 'src-main/gateway/set-cookie.ts',
    text: "if (domain !== '' && domain !== source.host && ",
    weakened: "if (domain === '\\u0000' && ",
    test: 'src-main/gateway/session-jar.test.ts',
  },
  {
    title: 'gateway: a read-only server is not written to',
    file: 'src-main/gateway/decide.ts',
    text: 'if (target.readOnly && isWrite(asked.method, canonical.path, target.pathOverrides)) {',
    weakened: 'if (false) {',
    test: 'src-main/gateway/decide.test.ts',
  },
  {
    title: 'gateway: a read has no body',
    file: 'src-main/gateway/decide.ts',
    text: "if (isRead && asked.hasBody) return refuse(refusal('BODY_REFUSED'));",
    weakened: '',
    test: 'src-main/gateway/decide.test.ts',
  },
  {
    title: 'TLS: certificates are verified',
    file: 'src-main/gateway/connector.ts',
    text: "ALPNProtocols: ['http/1.1'],",
    weakened: "ALPNProtocols: ['http/1.1'], rejectUnauthorized: false,",
    test: 'src-main/gateway/gateway-tls.test.ts',
  },
  {
    title: 'TLS: trust is for one fingerprint',
    file: 'src-main/gateway/connector.ts',
    text: 'shown.fingerprint256 === pin.fingerprint ? undefined',
    weakened: 'true ? undefined',
    test: routes,
  },
  {
    title: 'TLS: trust is for one host',
    file: 'src-main/gateway/tls-contexts.ts',
    text: 'route.trusted.filter((one) => one.host === host)',
    weakened: 'route.trusted',
    test: routes,
  },
  {
    title: 'servers: secrets follow a profile to no other address',
    file: 'src-main/services/servers/profile-from-draft.ts',
    text: 'before?.secrets.address === address ? before.secrets : noSecrets(address)',
    weakened: 'before ? { ...before.secrets, address } : noSecrets(address)',
    test: 'src-main/services/servers/servers-service.test.ts',
  },
  {
    title: 'servers: trust follows a profile to no other address',
    file: 'src-main/services/servers/profile-from-draft.ts',
    text: 'before?.profile.address === address ? before.profile.trusted : []',
    weakened: 'before ? before.profile.trusted : []',
    test: 'src-main/services/servers/managed.test.ts',
  },
  {
    title: 'servers: a file of profiles is strict JSON',
    file: 'src-main/services/servers/portable.ts',
    text: 'const read = parseStrictJson(Buffer.from(bytes));',
    weakened:
      "const read = { ok: true, value: JSON.parse(Buffer.from(bytes).toString()), problem: 'syntax' } as const;",
    test: profiles,
  },
  {
    title: 'servers: a header can not bring another one',
    file: 'src-main/services/servers/profile-fields.ts',
    text: "throw invalid('headers', 'headerValue', name);",
    weakened: 'continue;',
    test: profiles,
  },
  {
    title: 'servers: a path can not leave the platform’s',
    file: 'src-shared/rules/servers/path-override.ts',
    text: '/^\\/(api|papi)(',
    weakened: '/^\\/(api|papi|\\/evil\\.test)(',
    test: profiles,
  },
  {
    title: 'servers: names show as they are',
    file: 'src-main/services/servers/portable.ts',
    text: "return text.replaceAll(/[\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]/gu, '\\ufffd');",
    weakened: 'return text;',
    test: profiles,
  },
];
