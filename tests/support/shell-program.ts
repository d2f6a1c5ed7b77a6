/**
 * The web shell for many tests, run as a program of its own by shared-shell.ts: one server and one address, behind
 * which every message puts a new program on a fresh data folder. The browser keeps what it has read and compiled of the
 * console; of the test before, nothing is left. It runs from the sources, so that every answer is checked against its
 * contract. What the built program does at its start and end is proved where tests start it (web-shell.ts).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import packageFacts from '../../package.json' with { type: 'json' };
import { createProgram, type Program, thirdPartyLists } from '../../src-main/program/index.ts';
import { openBundle } from '../../src-main/web/static-bundle.ts';
import { webHooks } from '../../src-main/web/web-hooks.ts';
import type { Answer, Wish } from '../e2e/support/shared-shell.ts';
import { withEmptyPage } from './empty-page.ts';
import { serveReplaceable } from './replaceable-program.ts';

const out = resolve(import.meta.dirname, '../../out');

interface Run {
  readonly program: Program;
  readonly dataDir: string;
}
let run: Run | null = null;
const program = (): Program => {
  if (!run) throw new Error('no test runs');
  return run.program;
};

const bundle = openBundle(join(out, 'renderer')).then(withEmptyPage);
const server = serveReplaceable({
  program,
  onEvent: (listener) => program().onEvent(listener),
  bundle: () => bundle,
});

async function begin(): Promise<Answer> {
  await end();
  const dataDir = await mkdtemp(join(tmpdir(), 'steward-e2e-'));
  const begun = await createProgram({
    dataDir,
    version: packageFacts.version,
    thirdParty: thirdPartyLists(out),
    hooks: webHooks('en-US', join(dataDir, 'uploads', 'downloads')),
  });
  run = { program: begun, dataDir };
  return { dataDir, link: server.newLink() };
}

async function end(): Promise<void> {
  if (!run) return;
  const { program: before, dataDir } = run;
  // Requests of a page that is leaving find no program; one that has ended would write into the folder again.
  run = null;
  await before.close();
  await rm(dataDir, { recursive: true, force: true });
}

async function stop(): Promise<void> {
  await server.close();
  await end();
  process.disconnect();
}

await server.listen(0);
await (await bundle).warm();
process.on('message', (wish: Wish) => {
  const answer = wish === 'link' ? Promise.resolve({ link: server.newLink() }) : begin();
  answer.then(
    (value) => process.send?.({ value }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.once('SIGTERM', () => void stop());
process.send?.({ value: null });
