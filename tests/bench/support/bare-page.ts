/** Builds the bare React page as the console is built, and serves it by the web shell's own static files. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { openBundle } from '../../../src-main/web/static-bundle.ts';
import { serveStatic } from '../../../src-main/web/static-route.ts';

export interface BarePage {
  readonly origin: string;
  close(): Promise<void>;
}

export async function serveBarePage(): Promise<BarePage> {
  const root = join(import.meta.dirname, '../pages/bare');
  const outDir = join(import.meta.dirname, '../../../.cache/bench-bare');
  const plugins = [react()];
  await build({ root, configFile: false, logLevel: 'warn', plugins, build: { outDir, emptyOutDir: true } });
  const bundle = await openBundle(outDir);
  await bundle.warm();
  const server = createServer((request, response) => {
    serveStatic(bundle, request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the bare page has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((done, failed) => {
        server.closeAllConnections();
        server.close((error) => (error ? failed(error) : done()));
      }),
  };
}
