/**
 * The gateway's library with nothing around it: every request handed to one undici pool as it came, every answer as it
 * comes back. Started with the upstream's port, prints its own.
 */
import { createServer } from 'node:http';
import { Pool } from 'undici';

const upstream = `http://127.0.0.1:${process.argv[2]}`;
// The gateway keeps as many connections.
const pool = new Pool(upstream, { connections: 128 });

const server = createServer((request, response) => {
  const options = {
    path: request.url ?? '/',
    method: 'GET' as const,
    headers: request.headers,
    opaque: response,
  };
  pool
    .stream(options, ({ statusCode, headers }) => response.writeHead(statusCode, headers))
    .catch((error: unknown) => response.destroy(error as Error));
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
});
