/**
 * Finds what the fast steps have to test again: changes since they last passed on a commit. The commit is stored in
 * `.cache`; Vitest finds the tests of a file by imports. A change that no import shows (a fixture, a lock file, the
 * tests' set-up, a thread) means all tests.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stamp, stamped } from './fingerprint.mjs';
import { root } from './paths.mjs';

/** Changes whose tests are found by imports, and changes that no test covers. */
const found = /^(src-[a-z]+|tests|scripts)\/.+\.(ts|tsx|mjs|css)$/;
const untested = /^[A-Z]+\.md$|^docs\/([A-Z]+|platform\/README)\.md$|^docs\/(decisions|guide|how-to)\//;
/** Code that every test runs on, and threads, which are started by their address. */
const unseen = [
  'scripts/build/styles.ts',
  'src-renderer/testing/',
  'tests/support/',
  'src-main/authorities/',
  'src-main/database/',
  'src-main/threads/',
  'src-main/formats/',
  'src-main/gateway/proxy-script/',
  'src-main/sandbox/thread/',
  'src-main/services/origins/',
  'src-main/services/databases/',
  'src-main/services/licence/reader/',
  'src-main/services/servers/client-certificate/',
  'src-main/services/theme-packages/carrier/',
];

/** Whether no test covers the file, as with texts for people. */
export const isUntested = (file) => untested.test(file);

export const isFollowed = (file) =>
  isUntested(file) || (found.test(file) && !unseen.some((prefix) => file.startsWith(prefix)));

/**
 * Returns the commit on which the fast steps passed, and the existing files that changed since; undefined to test
 * everything.
 */
export function lastChecked(folder = root) {
  const commit = stamped(stampIn(folder));
  if (commit === undefined || !/^[0-9a-f]{40,64}$/.test(commit)) return undefined;
  const isBehind = git(folder, ['merge-base', '--is-ancestor', commit, 'HEAD']) !== undefined;
  const changed = isBehind ? changedSince(folder, commit) : undefined;
  if (!changed?.every(isFollowed)) return undefined;
  return { commit, files: changed.filter((file) => existsSync(join(folder, file))) };
}

/** The commit at the start of a run; undefined where the folder has uncommitted changes. */
export function commitBefore(folder = root) {
  return git(folder, ['status', '--porcelain']) === '' ? git(folder, ['rev-parse', 'HEAD']) : undefined;
}

/** Notes that the fast steps passed on the commit of `commitBefore`, if nothing has changed meanwhile. */
export function noteChecked(commit, folder = root) {
  if (commit !== undefined && commitBefore(folder) === commit) stamp(stampIn(folder), commit);
}

const stampIn = (folder) => join(folder, '.cache/checked');

/** Names of changed files, untracked ones included; both names of a moved file. */
function changedSince(folder, commit) {
  const known = git(folder, ['diff', '--name-only', '--no-renames', '-z', commit]);
  const unknown = git(folder, ['ls-files', '--others', '--exclude-standard', '-z']);
  if (known === undefined || unknown === undefined) return undefined;
  return `${known}\0${unknown}`.split('\0').filter((name) => name !== '');
}

/** The output of git; undefined where it fails or is not installed. */
export function git(folder, args) {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout.trim() : undefined;
}
