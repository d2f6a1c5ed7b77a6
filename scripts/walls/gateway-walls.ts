/** Walls between the console and a server (limits.md §3). */
import type { Wall } from './wall.ts';

const pathTest = 'src-main/gateway/canonical-path.test.ts';
const permits = 'src-main/services/files/sending-permits.test.ts';
const profiles = 'tests/hostile/profile-import.test.ts';
const certificates = 'src-main/gateway/route-certificates.test.ts';

export const gatewayWalls: readonly Wall[] = [
  {
    title: 'files: only an empty file of the page’s form is filled',
    mark: 'attached-empty-file',
    weakened: 'true',
    test: 'src-main/gateway/attached-file.test.ts',
  },
  {
    title: 'files: no form is over the limit with its file',
    mark: 'attached-limit',
    weakened: '',
    test: 'src-main/gateway/attached-file.test.ts',
  },
  {
    title: 'files: a file of another tab is not sent',
    mark: 'permit-of-the-tab',
    weakened: "uploads.get(permit) ?? { file: permit, server, upload: '', once: false }",
    test: permits,
  },
  {
    title: 'files: a file is sent once by a permit',
    mark: 'permit-once',
    weakened: '',
    test: permits,
  },
  {
    title: 'files: a file is sent to no other server than its tab shows',
    mark: 'permit-own-server',
    weakened: '',
    test: permits,
  },
  {
    title: 'path: dot segments',
    mark: 'path-dot-segments',
    weakened: '',
    test: pathTest,
  },
  {
    title: 'path: encoded slash',
    mark: 'path-encoded-slash',
    weakened: '',
    test: pathTest,
  },
  {
    title: 'path: semicolon',
    mark: 'path-semicolon',
    weakened: '',
    test: pathTest,
  },
  {
    title: 'path: encoded twice',
    mark: 'path-encoded-twice',
    weakened: '',
    test: pathTest,
  },
  {
    title: 'path: empty segments',
    mark: 'path-empty-segment',
    weakened: '',
    test: pathTest,
  },
  {
    title: 'path: only /api and /papi',
    mark: 'path-roots',
    weakened: 'true',
    test: pathTest,
  },
  {
    title: 'gateway: redirects are not followed or passed on',
    mark: 'no-redirects',
    weakened: '',
    test: 'src-main/gateway/gateway.test.ts',
  },
  {
    title: 'gateway: hop-by-hop fields of a request',
    mark: 'hop-by-hop-request',
    weakened: '',
    test: 'src-main/gateway/headers.test.ts',
  },
  {
    title: 'gateway: only known fields of an answer',
    mark: 'answer-fields',
    weakened: '',
    test: 'src-main/gateway/headers.test.ts',
  },
  {
    title: 'gateway: fields that Connection names',
    mark: 'connection-fields',
    weakened: '',
    test: 'src-main/gateway/headers.test.ts',
  },
  {
    title: 'gateway: cookies of the server stay in main',
    mark: 'cookies-in-main',
    weakened: "'last-modified', 'set-cookie'",
    test: 'src-main/gateway/headers.test.ts',
  },
  {
    title: 'gateway: the jar is the server’s own',
    mark: 'jar-origin',
    weakened: '',
    test: 'src-main/gateway/session-jar.test.ts',
  },
  {
    title: 'gateway: cookies for another domain',
    mark: 'cookie-domain',
    weakened: '',
    test: 'src-main/gateway/session-jar.test.ts',
  },
  {
    title: 'gateway: a page writes to no other server than it shows',
    mark: 'shown-server',
    weakened: '',
    test: 'src-main/gateway/decide.test.ts',
  },
  {
    title: 'gateway: a request goes to no other server where its own is gone',
    mark: 'gone-server',
    weakened: 'return anyTarget(profile?.id ?? store.active());',
    test: 'src-main/services/servers/servers-service.test.ts',
  },
  {
    title: 'page: a tab sends nothing for the server that it has left',
    mark: 'left-server',
    weakened: 'return false;',
    test: 'src-renderer/data/http.test.ts',
  },
  {
    title: 'gateway: a server that leads elsewhere is another one',
    mark: 'server-edition',
    weakened: '[id]',
    test: 'src-main/services/servers/servers-service.test.ts',
  },
  {
    title: 'gateway: nothing is sent to a server that the organisation does not list',
    mark: 'server-blocked',
    weakened: '',
    test: 'src-main/gateway/decide.test.ts',
  },
  {
    title: 'gateway: a read-only server is not written to',
    mark: 'read-only-write',
    weakened: '',
    test: 'src-main/gateway/read-only.test.ts',
  },
  {
    title: 'mapping: nothing is read where the documents write',
    mark: 'mapping-reads-write',
    weakened: 'one.path === declared.path',
    test: 'src-shared/rules/servers/mapping/mapping-file.test.ts',
  },
  {
    title: 'mapping: no field changes the method of a request',
    mark: 'mapping-method-field',
    weakened: '',
    test: 'src-shared/rules/servers/mapping/mapping-file.test.ts',
  },
  {
    title: 'gateway: a read has no body',
    mark: 'read-without-body',
    weakened: '',
    test: 'src-main/gateway/decide.test.ts',
  },
  {
    title: 'TLS: certificates are verified',
    mark: 'tls-verified',
    weakened: '',
    test: 'tests/hostile/tls-variable/tls-variable.test.ts',
  },
  {
    title: 'TLS: a connection that Node let stand is looked at',
    mark: 'tls-authorised',
    weakened: '',
    test: 'tests/hostile/tls-variable/tls-variable.test.ts',
  },
  {
    title: 'TLS: the variable that switches checks off is dropped',
    mark: 'tls-variable',
    weakened: '',
    test: 'tests/hostile/tls-variable/tls-variable.test.ts',
  },
  {
    title: 'TLS: trust is for one fingerprint',
    mark: 'trust-fingerprint',
    weakened: 'true',
    test: certificates,
  },
  {
    title: 'TLS: trust is for one host',
    mark: 'trust-host',
    weakened: 'route.trusted',
    test: certificates,
  },
  {
    title: 'servers: secrets follow a profile to no other address',
    mark: 'secrets-address',
    weakened: 'const kept = before ? { ...before.secrets, address } : noSecrets(address);',
    test: 'src-main/services/servers/servers-service.test.ts',
  },
  {
    title: 'servers: trust follows a profile to no other address',
    mark: 'trust-address',
    weakened: 'before',
    test: 'src-main/services/servers/managed-servers.test.ts',
  },
  {
    title: 'servers: a file of profiles is strict JSON',
    mark: 'profiles-strict-json',
    weakened: "{ ok: true, value: JSON.parse(Buffer.from(bytes).toString()), problem: 'syntax' } as const",
    test: profiles,
  },
  {
    title: 'servers: a header can not bring another one',
    mark: 'header-value',
    weakened: 'continue;',
    test: profiles,
  },
  {
    title: 'servers: a path can not leave the platform’s',
    mark: 'path-override-root',
    part: '(api|papi)',
    weakened: '(api|papi|\\/evil\\.test)',
    test: profiles,
  },
  {
    title: 'servers: names show as they are',
    mark: 'profile-name-shown',
    weakened: 'text',
    test: profiles,
  },
  {
    title: 'servers: names that were stored before show as they are',
    mark: 'stored-name-shown',
    weakened: 'z.string().min(1)',
    test: 'src-main/services/servers/profiles.test.ts',
  },
];
