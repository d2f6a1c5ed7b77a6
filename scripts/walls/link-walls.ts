/** Walls around the check of a link's address: the request to a foreign server, and the limits of its response. */
import type { Wall } from './wall.ts';

const test = 'tests/hostile/link-check/link-check.test.ts';
const service = 'src-main/services/link-check/link-check.ts';
const asking = 'src-main/services/link-check/fetch-link.ts';

export const linkWalls: readonly Wall[] = [
  {
    title: 'link check: only addresses of the web are asked',
    file: service,
    text: "  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'scheme';\n",
    weakened: '',
    test,
  },
  {
    title: 'link check: no credential is sent',
    file: service,
    text: "  if (url.username !== '' || url.password !== '') return 'credentials';\n",
    weakened: '',
    test,
  },
  {
    title: 'link check: at most five redirects',
    file: service,
    text: "    if (said >= mostRedirects) return ended('redirectMany');\n",
    weakened: '',
    test,
  },
  {
    title: 'link check: certificates are verified',
    file: asking,
    text: 'rejectUnauthorized: true',
    weakened: 'rejectUnauthorized: false',
    test,
  },
];
