/**
 * `npm run gallery`: serves the gallery of shared parts on loopback, built anew with each change; `?lang=zh-CN`,
 * `&compact`. The console's own build holds nothing of it.
 */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { pageTexts } from './build/page-texts.ts';
import { stewardStyles } from './build/styles.ts';
import { writeTexts } from './texts/write-texts.mjs';

writeTexts();
const project = join(import.meta.dirname, '..');
const server = await createServer({
  root: join(project, 'tests/bench/pages/gallery'),
  configFile: false,
  cacheDir: join(project, '.cache/gallery'),
  plugins: [react(), stewardStyles(project), pageTexts(project, { isWhole: true })],
  server: { host: '127.0.0.1', fs: { allow: [project] } },
});
await server.listen();
server.printUrls();
