/**
 * Builds everything that runs: the three shells (desktop, web, cli), the preload and the console.
 * Native Node modules stay outside; everything else is bundled, so that a start reads few files.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { changeLog } from './scripts/build/change-log.ts';
import { guide } from './scripts/build/guide.ts';
import { antdWithoutRules } from './scripts/build/antd-without-rules.ts';
import { consoleChunks, earlyName } from './scripts/build/chunks.ts';
import { compileAhead } from './scripts/build/compile-ahead.ts';
import { compressAhead } from './scripts/build/compress-ahead.ts';
import { earlyScript } from './scripts/build/early-script.ts';
import { filesInTurns } from './scripts/build/files-in-turns.ts';
import { followTexts } from './scripts/build/follow-texts.ts';
import { pageTexts } from './scripts/build/page-texts.ts';
import { plainData } from './scripts/build/plain-data.ts';
import { settingLabels } from './scripts/build/setting-labels.ts';
import { stewardStyles } from './scripts/build/styles.ts';
import { themePicture } from './scripts/build/theme-picture.ts';
import { thirdParty } from './scripts/build/third-party.ts';
import { callNames, eventNames } from './src-shared/bridge/index.ts';

const root = import.meta.dirname;

/** Pages have addresses of several parts, so that the bundle's own addresses must begin at the root. */
const atRoot: Plugin = {
  name: 'steward-base',
  config: { order: 'post', handler: () => ({ base: '/' }) },
};

/** The proxy scripts' interpreter is WebAssembly in a file of its own, which no bundler finds. */
const scriptEngine: Plugin = {
  name: 'steward-script-engine',
  apply: 'build',
  generateBundle() {
    const source = readFileSync(resolve(root, 'node_modules/quickjs-wasi/quickjs.wasm'));
    this.emitFile({ type: 'asset', fileName: 'quickjs.wasm', source });
  },
};

export default defineConfig({
  main: {
    plugins: [plainData(root), thirdParty(), scriptEngine, themePicture(root), filesInTurns()],
    build: {
      outDir: 'out/main',
      externalizeDeps: false,
      rollupOptions: {
        input: {
          desktop: resolve(root, 'src-main/desktop/main.ts'),
          web: resolve(root, 'src-main/web/main.ts'),
          cli: resolve(root, 'src-main/cli/main.ts'),
          // Threads of their own, found by src-main/threads/built-file.ts and licence/reader/worker-address.ts.
          authorities: resolve(root, 'src-main/authorities/worker.ts'),
          'database-check': resolve(root, 'src-main/database/worker.ts'),
          databases: resolve(root, 'src-main/services/databases/worker.ts'),
          'client-certificate': resolve(root, 'src-main/services/servers/client-certificate/worker.ts'),
          'origin-files': resolve(root, 'src-main/services/origins/worker.ts'),
          'proxy-script': resolve(root, 'src-main/gateway/proxy-script/worker.ts'),
          sandbox: resolve(root, 'src-main/sandbox/thread/worker.ts'),
          'package-carrier': resolve(root, 'src-main/services/theme-packages/carrier/worker.ts'),
          'licence-reader': resolve(root, 'src-main/services/licence/reader/worker.ts'),
        },
        external: ['electron'],
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  },
  preload: {
    // A sandboxed preload can load nothing but itself: the names of the calls are written in at build time.
    define: {
      __BRIDGE_CALLS__: JSON.stringify(callNames()),
      __BRIDGE_EVENTS__: JSON.stringify(eventNames()),
    },
    build: {
      outDir: 'out/preload',
      externalizeDeps: false,
      rollupOptions: {
        input: { preload: resolve(root, 'src-preload/preload.ts') },
        external: ['electron'],
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: resolve(root, 'src-renderer'),
    html: { cspNonce: '__CSP_NONCE__' },
    // axios in the one piece that its package holds too: its many files want the bundler's own lines, a file more.
    resolve: {
      alias: [{ find: /^axios$/, replacement: resolve(root, 'node_modules/axios/dist/esm/axios.js') }],
    },
    // A thread's code is a module, as the page's is.
    worker: { format: 'es' },
    plugins: [
      react(),
      stewardStyles(root),
      atRoot,
      earlyScript(),
      compileAhead(),
      antdWithoutRules(),
      followTexts(),
      plainData(root),
      pageTexts(root),
      settingLabels(),
      changeLog(root),
      guide(root),
      thirdParty(),
      compressAhead(),
    ],
    build: {
      // The first picture is one file on purpose; `npm run bench` holds it to 260 KB gzip.
      chunkSizeWarningLimit: 1000,
      outDir: resolve(root, 'out/renderer'),
      minify: true,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: {
          index: resolve(root, 'src-renderer/index.html'),
          [earlyName]: resolve(root, 'src-renderer/early.ts'),
        },
        output: { codeSplitting: { groups: consoleChunks } },
        // antd says of itself that its files do nothing when they are loaded; what it is made of does not say so.
        treeshake: {
          moduleSideEffects: [
            { test: /[\\/]node_modules[\\/](@rc-component|@ant-design)[\\/]/, sideEffects: false },
          ],
        },
      },
    },
  },
});
