/** Walls of the server check: what is sent to whom, and what counts as a platform. */
import type { Wall } from './wall.ts';

const runner = 'tests/strict-server/server-check.test.ts';
const terminal = 'src-main/cli/server/check.test.ts';

export const checkWalls: readonly Wall[] = [
  {
    title: 'server check: nothing is sent that writes',
    mark: 'check-no-writes',
    weakened: '',
    test: runner,
  },
  {
    title: 'server check: nothing is uploaded, and nobody else is called',
    mark: 'check-no-uploads',
    weakened: "return '';",
    test: 'src-shared/rules/servers/check/check-inputs.test.ts',
  },
  {
    title: 'server check: a platform speaks in its envelope alone',
    mark: 'check-envelope',
    weakened: '',
    test: 'src-shared/rules/servers/check/judge-call.test.ts',
  },
  {
    title: 'server check: what is no platform is asked little',
    mark: 'check-no-platform',
    weakened: '',
    test: runner,
  },
  {
    title: 'server check: no password for what is no platform',
    mark: 'check-no-password',
    weakened: '',
    test: terminal,
  },
  {
    title: 'server check: somebody’s token is not ended',
    mark: 'check-token-kept',
    weakened: 'true',
    test: terminal,
  },
];
