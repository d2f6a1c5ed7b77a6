/** The terminal shell: `steward licence parse FILE`. Runs as it stands under Node 24, and bundled. */
import { run } from './run.ts';

// `steward … | head` closes the pipe early; that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  input: process.stdin,
  now: Date.now,
  print: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
});
