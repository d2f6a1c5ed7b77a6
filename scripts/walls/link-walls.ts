/** Walls around the check of a link's address: the request to a foreign server, and the limits of its response. */
import type { Wall } from './wall.ts';

const test = 'tests/hostile/link-check/link-check.test.ts';

export const linkWalls: readonly Wall[] = [
  {
    title: 'link check: without consent nothing is asked by itself',
    mark: 'links-by-consent',
    weakened: '',
    test: 'src-main/services/link-watch/link-watch.test.ts',
  },
  {
    title: 'link check: only addresses of the web are asked',
    mark: 'link-check-scheme',
    weakened: '',
    test: test,
  },
  {
    title: 'link check: no credential is sent',
    mark: 'link-check-credentials',
    weakened: '',
    test: test,
  },
  {
    title: 'link check: at most five redirects',
    mark: 'link-check-redirects',
    weakened: '',
    test: test,
  },
];
