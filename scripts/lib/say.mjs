/** Plain output: one line for each thing that is done, no colours, no progress bars. */

/** Says on standard error what a script is doing, so that standard output stays the program's own. */
export function say(line) {
  process.stderr.write(`steward: ${line}\n`);
}

/** Says why nothing can go on, and ends with the given exit code. */
export function fail(line, code = 1) {
  say(line);
  process.exit(code);
}

/** 950 → "0.9 s", 125000 → "2 min 5 s". */
export function duration(ms) {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}
