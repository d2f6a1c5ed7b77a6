/** A small server of the ordinary kind, as a process of its own: a page of a list, and 10 MB. Prints its port. */
import { createServer, type ServerResponse } from 'node:http';

const small = Buffer.from(JSON.stringify({ code: 200, msg: '', data: 'x'.repeat(960) }));
/** Bytes of the large answer. */
const largeSize = 10 * 1024 * 1024;
const part = Buffer.alloc(64 * 1024, 'x');

function pour(response: ServerResponse, left: number): void {
  let rest = left;
  while (rest > 0) {
    rest -= part.length;
    if (!response.write(part)) {
      response.once('drain', () => pour(response, rest));
      return;
    }
  }
  response.end();
}

const server = createServer((request, response) => {
  const large = request.url === '/api/large';
  const length = large ? largeSize : small.length;
  response.writeHead(200, ['Content-Type', 'application/json', 'Content-Length', String(length)]);
  if (large) pour(response, largeSize);
  else response.end(small);
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
});
