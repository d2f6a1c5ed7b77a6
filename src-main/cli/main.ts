#!/usr/bin/env node
/** The terminal shell: `steward licence parse FILE`. Runs as it stands under Node 24, and bundled. */
import { defaultDataFolder } from '../program/default-data-folder.ts';
import { run } from './run.ts';

// `steward … | head` closes the pipe early; that is no failure of ours, and the exit code stays that of the work.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  input: process.stdin,
  now: Date.now,
  print: (result) => void process.stdout.write(result),
  complain: (text) => void process.stderr.write(text),
  columns: process.stdout.isTTY ? process.stdout.columns : null,
  showsProgress: process.stderr.isTTY,
  dataFolder: defaultDataFolder(),
});
