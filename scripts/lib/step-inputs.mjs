/**
 * Whether a slow step has passed on the same inputs: `npm run check -- --whole` skips it then. A step's inputs are
 * all files that git tracks or could track (sources, tools, fixtures, the lock file, configurations), except tests
 * of other steps and texts that no test covers: a new kind of file is an input until it is excluded here.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stamp, stamped } from './fingerprint.mjs';
import { git, isUntested } from './last-checked.mjs';
import { root } from './paths.mjs';

const isTest = (file) => /\.(test|spec|bench)\.tsx?$/.test(file);
/** Generated files, made of other inputs; only unit tests and informing tools read them. */
const derived = ['docs/platform/coverage.tsv', 'tests/medians.tsv'];

/** Tests that a step runs or copies, by step name; a step that is missing here has none. */
const ownTests = {
  benches: /^tests\/bench\//,
  whole: /\.whole\.test\.ts$|^tests\/sandbox\/contract\.test\.ts$/,
  sandbox: /^tests\/(bench|sandbox|console|hostile|stand-in|strict-server|durability|faults)\//,
  screens: /^tests\/screens\//,
  failures: /^tests\/screens\//,
  browser: /^tests\/(e2e|desktop)\//,
};

export function isInput(step, file) {
  if (isUntested(file) || derived.includes(file)) return false;
  return !isTest(file) || ownTests[step]?.test(file) === true;
}

/**
 * Wraps a step so that it returns at once where it has passed on the same inputs. `besides`: an input outside the
 * project's files (a browser's path). Without git the step always runs.
 *
 * @param {import('./steps.mjs').Step} step
 * @param {{ skips: boolean, besides?: () => string, folder?: string }} options `skips`: else only its passing is noted
 * @returns {import('./steps.mjs').Step}
 */
export function onceFor(step, { skips, besides = () => '', folder = root }) {
  const stampFile = join(folder, '.cache/passed', step.name);
  const run = async (write) => {
    const now = digestOf(folder, step.name, besides());
    const [digest, commit] = stamped(stampFile)?.split(' ') ?? [];
    if (skips && now !== undefined && digest === now) return { ok: true, passedOn: commit };
    const head = git(folder, ['rev-parse', '--short=8', 'HEAD']);
    const result = await step.run(write);
    // A pass counts only where the inputs stayed the same to the end.
    const isKept = result.ok && now !== undefined && digestOf(folder, step.name, besides()) === now;
    if (isKept && head !== undefined) stamp(stampFile, `${now} ${head}`);
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

/** Returns nothing for a deleted file that git still tracks. */
function contentOf(path) {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error.code === 'ENOENT') return 'gone';
    throw error;
  }
}
