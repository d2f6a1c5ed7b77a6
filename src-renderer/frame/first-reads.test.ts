/** The reads that a shell sends for a page are those that the page itself declares, under the same right. */
import { expect, it } from 'vitest';
import { readsOfPages } from '#shared/rules/first-reads/pages.ts';
import { pathsWithReads } from '#shared/rules/first-reads/paths.ts';
import type { PageComponent } from '#state/screen.ts';
import { screens } from './registry.ts';

it.each(pathsWithReads)('%s', async (path) => {
  const screen = screens.find((one) => one.path === path);
  if (!screen || !('load' in screen.page)) throw new Error(`${path} has no lazy page`);
  const { right, reads } = readsOfPages[path];
  expect([screen.permission, screen.deployments]).toEqual([right, undefined]);
  expect(((await screen.page.load()) as PageComponent).firstReads).toBe(reads);
});
