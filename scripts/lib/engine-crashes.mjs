/**
 * Ends of Node itself that are no fault of a test: the one reason to start a test file a second time. Each has a public
 * report, which the run names in its last lines; whatever else ends a file has failed.
 */

/** Signal, the engine's own words where it has any, and the report as owner/repository#number. */
const reported = [
  // V8's record of its machine code loses count where threads end; the same record in Node: nodejs/node#64500.
  {
    signal: 'SIGTRAP',
    words: /Check failed: jit_page\.has_value\(\)/g,
    report: 'archestra-ai/archestra#6608',
  },
  // A thread that ends while another one starts.
  { signal: 'SIGSEGV', report: 'nodejs/node#56312' },
];

const crash = /Worker exited unexpectedly with signal (\w+)[^\n]*while running test file ([^\n]+)/g;

/**
 * Files during which a process of Vitest ended in a way that is reported, by what the run said; none where it had other
 * errors, too.
 *
 * @param {string} said
 * @returns {{ file: string, signal: string, report: string }[]}
 */
export function engineCrashes(said) {
  const ends = Array.from(said.matchAll(crash), ([, signal, file]) => ({ signal, file: file.trim() }));
  const errors = Number(/^\s*Errors\s+(\d+) error/m.exec(said)?.[1] ?? 0);
  if (ends.length !== errors) return [];
  const known = reported.flatMap(({ signal, words, report }) => {
    const own = ends.filter((end) => end.signal === signal);
    const isSaid = words === undefined || [...said.matchAll(words)].length >= own.length;
    return isSaid ? own.map(({ file }) => ({ file, signal, report })) : [];
  });
  if (known.length !== ends.length) return [];
  return known.filter(({ file }, at) => known.findIndex((one) => one.file === file) === at);
}
