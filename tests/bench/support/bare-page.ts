/** Builds a page of `pages/` as the console is built, and serves it by the web shell's own static files. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { pageTexts } from '../../../scripts/build/page-texts.ts';
import { stewardStyles } from '../../../scripts/build/styles.ts';
import { openBundle } from '../../../src-main/web/static-bundle.ts';
import { serveStatic } from '../../../src-main/web/static-route.ts';
import { withEmptyPage } from '../../support/empty-page.ts';
import { shared } from './bench-resources.ts';

export interface BarePage {
  readonly origin: string;
  close(): Promise<void>;
}

export type PageName = 'bare' | 'empty' | 'grid' | 'tree' | 'controls' | 'gallery' | 'theme';

/** For a bench, on whose ground it is ended. */
export const servePageOn = shared(servePage, (page) => page.close());

export async function servePage(name: PageName): Promise<BarePage> {
  const project = join(import.meta.dirname, '../../..');
  const cache = join(project, '.cache');
  const root = join(import.meta.dirname, '../pages', name);
  await mkdir(cache, { recursive: true });
  // A folder of its own: two builds of one page at a time would take each other's files away.
  const outDir = await mkdtemp(join(cache, `bench-${name}-`));
  const plugins = [react(), stewardStyles(project), pageTexts(project, { isWhole: true })];
  const asShipped = { outDir, emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: 2000 };
  await build({ root, configFile: false, logLevel: 'warn', plugins, build: asShipped });
  const bundle = withEmptyPage(await openBundle(outDir));
  await bundle.warm();
  const server = createServer((request, response) => {
    serveStatic(bundle, request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the bare page has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((done, failed) => server.close((error) => (error ? failed(error) : done())));
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
