/**
 * Whether a slow step has passed on what is there now: `npm run check -- --whole` skips it then. What a step reads is
 * every file that git knows or could know (sources, tests' tools, fixtures, the lock file, configurations), but for tests
 * that other steps run and texts that no test is about: a file of a new kind is an input until somebody says otherwise.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stamp, stamped } from './fingerprint.mjs';
import { git, isUntested } from './last-checked.mjs';
import { root } from './paths.mjs';

const isTest = (file) => /\.(test|spec|bench)\.tsx?$/.test(file);
/** Written from what is read anyway, and read by unit tests and by what only informs. */
const derived = ['docs/platform/coverage.tsv', 'tests/medians.tsv'];

/** Tests that a step runs or copies, by the step's name; a step that is missing here has none. */
const ownTests = {
  benches: /^tests\/bench\//,
  whole: /\.whole\.test\.ts$|^tests\/sandbox\/contract\.test\.ts$/,
  sandbox: /^tests\/(bench|sandbox|console|hostile|stand-in|strict-server|durability|faults)\//,
  screens: /^tests\/screens\//,
  failures: /^tests\/screens\//,
  browser: /^tests\/(e2e|desktop)\//,
};

/** Whether the step reads it. */
export function isInput(step, file) {
  if (isUntested(file) || derived.includes(file)) return false;
  return !isTest(file) || ownTests[step]?.test(file) === true;
}

/**
 * The same step, which answers at once where it has passed on the same inputs. `besides`: what it depends on that is in
 * no file of the project (a browser's place). Where git is missing it always runs.
 *
 * @param {import('./steps.mjs').Step} step
 * @param {{ skips: boolean, besides?: () => string, folder?: string }} options `skips`: else only its passing is noted
 * @returns {import('./steps.mjs').Step}
 */
export function onceFor(step, { skips, besides = () => '', folder = root }) {
  const place = join(folder, '.cache/passed', step.name);
  const run = async (write) => {
    const now = digestOf(folder, step.name, besides());
    const [digest, commit] = stamped(place)?.split(' ') ?? [];
    if (skips && now !== undefined && digest === now) return { ok: true, passedOn: commit };
    const head = git(folder, ['rev-parse', '--short=8', 'HEAD']);
    const result = await step.run(write);
    // Only what was the same to the end has passed.
    const isKept = result.ok && now !== undefined && digestOf(folder, step.name, besides()) === now;
    if (isKept && head !== undefined) stamp(place, `${now} ${head}`);
    return result;
  };
  return { ...step, run };
}

function digestOf(folder, step, besides) {
  const listed = git(folder, ['ls-files', '--cached', '--others', '--exclude-standard', '-z']);
  if (listed === undefined) return undefined;
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${besides}\0`);
  for (const file of new Set(listed.split('\0'))) {
    if (file === '' || !isInput(step, file)) continue;
    hash
      .update(`${file}\0`)
      .update(contentOf(join(folder, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Nothing of a file that git still knows and that is gone. */
function contentOf(path) {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error.code === 'ENOENT') return 'gone';
    throw error;
  }
}
