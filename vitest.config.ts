import { defineConfig } from 'vitest/config';

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
        },
      },
      {
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
