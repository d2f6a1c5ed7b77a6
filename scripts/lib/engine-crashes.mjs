/**
 * Crashes of Node itself that no test causes: the only reason to start a test file a second time. Each has a public
 * report, which the run names in its last lines; any other end of a file is a failure.
 */

/** The signal, the engine's message where it has one, and the report as owner/repository#number. */
const reported = [
  // V8's table of machine code becomes inconsistent when threads end; the same table in Node: nodejs/node#64500.
  {
    signal: 'SIGTRAP',
    words: /Check failed: jit_page\.has_value\(\)/g,
    report: 'archestra-ai/archestra#6608',
  },
  // A thread ends while another one starts.
  { signal: 'SIGSEGV', report: 'nodejs/node#56312' },
];

const crash = /Worker exited unexpectedly with signal (\w+)[^\n]*while running test file ([^\n]+)/g;

/**
 * Finds the files during which a process of Vitest crashed in a reported way, by the run's output; none where the
 * run had other errors as well.
 *
 * @param {string} output
 * @returns {{ file: string, signal: string, report: string }[]}
 */
export function engineCrashes(output) {
  const ends = Array.from(output.matchAll(crash), ([, signal, file]) => ({ signal, file: file.trim() }));
  const errors = Number(/^\s*Errors\s+(\d+) error/m.exec(output)?.[1] ?? 0);
  if (ends.length !== errors) return [];
  const known = reported.flatMap(({ signal, words, report }) => {
    const own = ends.filter((end) => end.signal === signal);
    const isSaid = words === undefined || [...output.matchAll(words)].length >= own.length;
    return isSaid ? own.map(({ file }) => ({ file, signal, report })) : [];
  });
  if (known.length !== ends.length) return [];
  return known.filter(({ file }, at) => known.findIndex((one) => one.file === file) === at);
}
