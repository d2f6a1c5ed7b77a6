/** Walls of the server check: what is sent to whom, and what counts as a platform. */
import type { Wall } from './wall.ts';

const runner = 'tests/strict-server/server-check.test.ts';
const terminal = 'src-main/cli/server/check.test.ts';
const plan = 'src-shared/rules/servers/check/check-plan.ts';

export const checkWalls: readonly Wall[] = [
  {
    title: 'server check: nothing is sent that writes',
    file: plan,
    text: "if (effect === 'write') return 'WRITES';",
    weakened: '',
    test: runner,
  },
  {
    title: 'server check: nothing is uploaded, and nobody else is called',
    file: plan,
    text: "encoding === 'multipart' || callsOthers.includes(id)",
    weakened: 'false',
    test: 'src-shared/rules/servers/check/check-inputs.test.ts',
  },
  {
    title: 'server check: a platform speaks in its envelope alone',
    file: 'src-shared/rules/servers/check/judge-call.ts',
    text: 'if (!isPlatformAnswer(body)) return ofStranger(answer);',
    weakened: '',
    test: 'src-shared/rules/servers/check/judge-call.test.ts',
  },
  {
    title: 'server check: what is no platform is asked little',
    file: 'src-main/services/server-check/check-server.ts',
    text: 'if (!this.proof || this.#around.onlyWho)',
    weakened: 'if (this.#around.onlyWho)',
    test: runner,
  },
  {
    title: 'server check: no password for what is no platform',
    file: 'src-main/cli/server/check.ts',
    text: '(await checkAsStranger(report, check)) ?? ',
    weakened: '',
    test: terminal,
  },
  {
    title: 'server check: somebody’s token is not ended',
    file: 'src-main/cli/server/server-connection.ts',
    text: 'if (opened) await',
    weakened: 'await',
    test: terminal,
  },
];
