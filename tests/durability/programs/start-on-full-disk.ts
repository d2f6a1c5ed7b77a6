/** Fills the disk, then starts the program on it: prints what it says, and what it still does. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProgram } from '../../../src-main/program/index.ts';
import { webHooks } from '../../../src-main/web/web-hooks.ts';

const [folder = ''] = process.argv.slice(2);
const hooks = webHooks('en-US', join(folder, 'downloads'));
const begin = () => createProgram({ dataDir: folder, hooks, version: '1' });
const ask = async (program: Awaited<ReturnType<typeof begin>>, name: string, args: object) => {
  const reply = await program.door.call(name, args, { trusted: true });
  return reply.ok ? reply.value : reply.error.code;
};

const first = await begin();
await ask(first, 'settings.update', { appearance: 'dark' });
await first.close();
for (let size = 65_536; size >= 1; size = Math.floor(size / 2)) {
  try {
    for (;;)
      writeFileSync(join(folder, `fill-${readdirSync(folder).length}`), Buffer.alloc(size), { flag: 'wx' });
  } catch {
    // Full for that size; smaller ones may have room.
  }
}
const program = await begin();
const { facts, settings } = (await ask(program, 'app.start', {})) as {
  facts: { notices: { code: string; params: { reason?: string } }[] };
  settings: { appearance: string };
};
const saved = await ask(program, 'settings.update', { appearance: 'light' });
const kept = (await ask(program, 'settings.get', {})) as { appearance: string };
await program.close();
process.stdout.write(
  JSON.stringify({
    notices: facts.notices.map(({ code, params }) => `${code} ${params.reason}`),
    appearance: settings.appearance,
    saved,
    kept: kept.appearance,
  }),
);
