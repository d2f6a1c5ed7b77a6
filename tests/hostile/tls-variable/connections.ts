/** For tests, as a process of its own: what becomes of connections to the port that is given, as one line of JSON. */
import { connect } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { authorities } from '../../../src-main/authorities/authorities.ts';
import { createGateway, type GatewayTarget, openForeign } from '../../../src-main/gateway/index.ts';
import { awaitOpen, openTls } from '../../../src-main/gateway/tls-socket.ts';
import { createLinkCheck } from '../../../src-main/services/link-check/link-check.ts';
import { noMapping } from '../../../src-shared/api/mapping/no-mapping.ts';

const host = '127.0.0.1';
const port = Number(process.argv[2]);
const address = `https://${host}:${port}`;
const route: GatewayTarget['route'] = {
  proxy: { mode: 'none' },
  proxyPassword: null,
  authorities: '',
  client: null,
  trusted: [],
};
const target: GatewayTarget = {
  id: 'r',
  mark: 'r',
  kind: 'remote',
  address,
  credential: null,
  blocked: false,
  readOnly: false,
  mapping: noMapping,
  headers: [],
  gate: null,
  route,
};
authorities.hand([]);

/** Node's own verdict on a connection, before any look of ours. */
function verdictOn(socket: TLSSocket): Promise<string> {
  return new Promise((done) => {
    socket.once('secureConnect', () => done('stands')).once('error', () => done('refused'));
  }).then((verdict) => {
    socket.on('error', () => undefined).destroy();
    return String(verdict);
  });
}

/** Our verdict on a connection that Node let stand. */
function lookedAt(socket: TLSSocket): Promise<string> {
  return new Promise((done) => {
    awaitOpen(socket, 'secureConnect', (error, open) => {
      open?.destroy();
      done(error ? String(Reflect.get(error, 'code')) : 'stands');
    });
  });
}

const gateway = createGateway({
  target: () => target,
  sandbox: () => Promise.reject(new Error('no sandbox here')),
});
const { signal } = new AbortController();
const asked = { method: 'GET', target: '/api/x', headers: [], body: null, signal };
const answer = await gateway.handle(asked);
const links = createLinkCheck({ connect: (url) => openForeign(url, route, null) });
const found = {
  bare: await verdictOn(connectTls({ host, port })),
  ours: await verdictOn(openTls({ host, port, socket: connect({ host, port }), route, pin: null })),
  lookedAt: await lookedAt(connectTls({ host, port })),
  gateway: new Headers(answer.headers).get('x-steward-gateway'),
  link: (await links.check({ address })).certificate,
};
await gateway.close();
process.stdout.write(JSON.stringify(found));
process.exit();
