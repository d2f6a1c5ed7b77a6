/**
 * The tests without a browser. A worker and its DOM cost more than most files take, so files share theirs; a file that
 * replaces modules, which would stay replaced for the next one, and what starts programs have one of their own.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { stewardStyles } from './scripts/vite-styles.ts';

const inConsole = 'src-renderer/**/*.test.{ts,tsx}';
const replacing = globSync(inConsole).filter((file) =>
  /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')),
);
const noStyles = join(import.meta.dirname, 'src-renderer/testing/no-styles.ts');
const renderer = {
  plugins: [stewardStyles(import.meta.dirname)],
  resolve: { alias: [{ find: /^virtual:steward-antd\/.*/, replacement: noStyles }] },
};
const inDom = {
  environment: 'jsdom',
  setupFiles: ['./src-renderer/testing/dom.ts'],
  testTimeout: 20_000,
};

export default defineConfig({
  test: {
    globalSetup: './tests/support/temporary-folder.ts',
    projects: [
      {
        test: {
          name: 'shared',
          environment: 'node',
          isolate: false,
          include: ['src-shared/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'src-{main,preload}/**/*.test.ts',
            'tests/{bench,sandbox,console,hostile,stand-in,strict-server,durability,faults}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          testTimeout: 20_000,
          // It imports electron, which the tests stand in for.
          server: { deps: { inline: ['electron-store'] } },
        },
      },
      // Parts of the console on the real router and door, with the sandbox in process.
      { ...renderer, test: { ...inDom, name: 'console', include: ['tests/console/**/*.test.tsx'] } },
      {
        ...renderer,
        test: { ...inDom, name: 'renderer', isolate: false, include: [inConsole], exclude: replacing },
      },
      { ...renderer, test: { ...inDom, name: 'renderer-alone', include: replacing } },
      {
        // Whole screens: React as it is shipped, which takes half the time.
        ...renderer,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          ...inDom,
          name: 'screens',
          isolate: false,
          include: ['tests/screens/**/*.test.ts'],
          env: { NODE_ENV: 'production' },
          // A table is one test, and the machine may do other work too.
          testTimeout: 60_000,
        },
      },
    ],
  },
});
