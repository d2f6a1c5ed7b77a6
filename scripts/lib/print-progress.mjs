/** Plain output: one line for each action, no colours, no progress bars. */

/** Prints a script's progress on standard error, so that standard output stays the program's own. */
export function printProgress(line) {
  process.stderr.write(`steward: ${line}\n`);
}

export function fail(line, code = 1) {
  printProgress(line);
  process.exit(code);
}

/** 950 → "0.9 s", 125000 → "2 min 5 s". */
export function duration(ms) {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}
