/**
 * What the fast part has to test anew: what has changed since it last passed on a commit. Kept in `.cache`; Vitest finds
 * the tests of a file by what they import. What no import tells of (a fixture, a lock file, what prepares every test, a
 * thread) means all of them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stamp, stamped } from './fingerprint.mjs';
import { root } from './paths.mjs';

/** Changes whose tests are found by imports, and those that no test is about. */
const found = /^(src-[a-z]+|tests|scripts)\/.+\.(ts|tsx|mjs|css)$/;
const untested = /^[A-Z]+\.md$|^docs\/([A-Z]+|platform\/README)\.md$|^docs\/(decisions|guide|how-to)\//;
/** Code that every test runs on; and threads' own, which are begun by their address. */
const unseen = [
  'scripts/build/styles.ts',
  'src-renderer/testing/',
  'tests/support/',
  'src-main/authorities/',
  'src-main/threads/',
  'src-main/formats/',
  'src-main/gateway/proxy-script/',
  'src-main/services/licence/reader/',
  'src-main/services/servers/client-certificate/',
  'src-main/services/theme-packages/carrier/',
];

/** Whether no test is about it: a text for people. */
export const isUntested = (file) => untested.test(file);

/** Whether its tests are found by what they import. */
export const isFollowed = (file) =>
  isUntested(file) || (found.test(file) && !unseen.some((place) => file.startsWith(place)));

/**
 * On which commit the fast part passed, and which files have changed since that are still there; undefined: test
 * everything.
 */
export function lastChecked(folder = root) {
  const commit = stamped(placeIn(folder));
  if (commit === undefined || !/^[0-9a-f]{40,64}$/.test(commit)) return undefined;
  const isBehind = git(folder, ['merge-base', '--is-ancestor', commit, 'HEAD']) !== undefined;
  const changed = isBehind ? changedSince(folder, commit) : undefined;
  if (!changed?.every(isFollowed)) return undefined;
  return { commit, files: changed.filter((file) => existsSync(join(folder, file))) };
}

/** Where a run begins: what it says afterwards is about this commit; undefined where more than that is there. */
export function commitBefore(folder = root) {
  return git(folder, ['status', '--porcelain']) === '' ? git(folder, ['rev-parse', 'HEAD']) : undefined;
}

/** The fast part has passed on what `commitBefore` named, if that is still all that is there. */
export function noteChecked(commit, folder = root) {
  if (commit !== undefined && commitBefore(folder) === commit) stamp(placeIn(folder), commit);
}

const placeIn = (folder) => join(folder, '.cache/checked');

/** Names of files, also of those that git does not know yet; both names of one that was moved. */
function changedSince(folder, commit) {
  const known = git(folder, ['diff', '--name-only', '--no-renames', '-z', commit]);
  const unknown = git(folder, ['ls-files', '--others', '--exclude-standard', '-z']);
  if (known === undefined || unknown === undefined) return undefined;
  return `${known}\0${unknown}`.split('\0').filter((name) => name !== '');
}

/** What it says; undefined where it fails or there is none. */
export function git(folder, args) {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout.trim() : undefined;
}
