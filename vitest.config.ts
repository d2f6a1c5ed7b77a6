import { defineConfig } from 'vitest/config';
import { stewardStyles } from './scripts/vite-styles.ts';

export default defineConfig({
  test: {
    globalSetup: './tests/support/temporary-folder.ts',
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'src-{shared,main,preload}/**/*.test.ts',
            'tests/{bench,sandbox,console,hostile,stand-in,strict-server,durability,faults}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          testTimeout: 20_000,
          // It imports electron, which the tests stand in for.
          server: { deps: { inline: ['electron-store'] } },
        },
      },
      {
        plugins: [stewardStyles(import.meta.dirname, { antd: false })],
        test: {
          name: 'renderer',
          environment: 'jsdom',
          include: ['src-renderer/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
