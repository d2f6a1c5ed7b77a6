/**
 * `npm run test:walls`: shows that the tests bite. In a scratch copy of the last commit each wall is weakened on its
 * own, its test is run and must turn red, and the wall is put back. Exit code 1 where a test stays green, where it
 * fails without the weakening too, or where a wall's mark is gone. Not part of `npm test`: some minutes.
 *
 *   npm run test:walls                 all
 *   npm run test:walls -- path lock    those with one of the words in their title
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../lib/paths.mjs';
import { findMarks, type Wall, weaken } from './wall.ts';
import { walls } from './walls.ts';

/** Milliseconds for one test file; a machine that is busy has taken longer for all of them, unweakened. */
const shortest = 120_000;

/** `BROKEN`: the weakened program does not even run, which proves nothing about the test. */
type Verdict = 'red' | 'GREEN' | 'BROKEN' | 'MARK GONE';

/**
 * A file is run by one project: where two run it, `--bail` cancels the other one, and the tool loses what had failed
 * (vitest 5.1). The project left out runs the files of others once more.
 */
const once = '--project=!boringssl';

interface Ran {
  readonly failed: number;
  readonly passed: number;
  /** Names and messages of failed tests. */
  readonly failures: readonly string[];
  /** Messages of files that could not be run at all. */
  readonly broken: string;
}

const { positionals: words } = parseArgs({ allowPositionals: true });
const chosen = walls.filter(({ title }) => words.length === 0 || words.some((word) => title.includes(word)));
const scratch = mkdtempSync(join(tmpdir(), 'steward-walls-'));
const copy = join(scratch, 'copy');
process.on('SIGINT', () => process.exit(130)).on('exit', cleanUp);

git('worktree', 'add', '--quiet', '--detach', copy, 'HEAD');
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');

const marks = findMarks(copy);
const began = performance.now();
say(`${chosen.length} walls, in a copy of ${git('rev-parse', '--short', 'HEAD')}\n`);
const files = [...new Set(chosen.map(({ test }) => test))];
const before = runTests(files, { bail: 0, patience: 10 * shortest * files.length });
const patience = Math.max(shortest, Math.ceil(performance.now() - began));
if (before.failed > 0 || before.broken !== '' || before.passed === 0) {
  say(`Not green before anything is weakened:\n${[...before.failures, before.broken].join('\n')}\n`);
  process.exit(1);
}
const verdicts = chosen.map((wall) => {
  const verdict = judge(wall);
  say(`${verdict.padEnd(9)} ${wall.title.padEnd(56)} ${wall.test}\n`);
  return verdict;
});
const redCount = verdicts.filter((verdict) => verdict === 'red').length;
const seconds = Math.round((performance.now() - began) / 1000);
say(`${redCount} of ${verdicts.length} walls have a test that bites (${seconds} s)\n`);
process.exit(redCount === verdicts.length ? 0 : 1);

function judge(wall: Wall): Verdict {
  const marked = marks.get(wall.mark);
  if (!marked) return 'MARK GONE';
  const path = join(copy, marked.file);
  writeFileSync(path, weaken(wall, marked));
  try {
    // One failure is enough; later tests might wait forever in the weakened program.
    const { failed, broken } = runTests([wall.test], { bail: 1, patience });
    if (failed > 0) return 'red';
    if (broken !== '') say(`${broken}\n`);
    return broken === '' ? 'GREEN' : 'BROKEN';
  } finally {
    writeFileSync(path, marked.content);
  }
}

/** `bail`: failures after which the rest is skipped; 0: never. `patience`: milliseconds. */
function runTests(
  files: readonly string[],
  { bail, patience }: { readonly bail: number; readonly patience: number },
): Ran {
  const report = join(scratch, 'report.json');
  rmSync(report, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const ran = spawnSync(
    process.execPath,
    [vitest, 'run', once, `--bail=${bail}`, '--reporter=json', `--outputFile.json=${report}`, ...files],
    { cwd: copy, encoding: 'utf8', timeout: patience },
  );
  // A weakened program may hang its test forever, which counts as a failure. The tool writes a report all the same.
  if (ran.error && Reflect.get(ran.error, 'code') === 'ETIMEDOUT')
    return { failed: 1, passed: 0, failures: ['it never ended'], broken: '' };
  try {
    const { numFailedTests, numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      numFailedTests: number;
      numPassedTests: number;
      testResults: {
        status: string;
        message: string;
        assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
      }[];
    };
    const failures = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages?.[0]?.slice(0, 200) ?? ''}`);
    const broken = testResults.filter((one) => one.status === 'failed' && one.assertionResults.length === 0);
    return {
      failed: numFailedTests,
      passed: numPassedTests,
      failures,
      broken: broken.map(({ message }) => message.slice(0, 400)).join('\n'),
    };
  } catch {
    return { failed: 0, passed: 0, failures: [], broken: `${ran.stdout}${ran.stderr}`.slice(-1000) };
  }
}

function cleanUp(): void {
  spawnSync('git', ['worktree', 'remove', '--force', copy], { cwd: root });
  rmSync(scratch, { recursive: true, force: true });
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
  return stdout.trim();
}

function say(text: string): void {
  process.stdout.write(text);
}
