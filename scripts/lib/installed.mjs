/**
 * Checks whether node_modules matches the lock file. `npm ci` deletes the folder first, even under a running
 * program, so it must not run merely because somebody used `npm install`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Compares npm's own record of what it installed (node_modules/.package-lock.json) with the lock file.
 * Optional packages may be absent, being another platform's; nothing may be there in another version.
 *
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} Locked
 * @param {Record<string, Locked>} packages `packages` of package-lock.json
 * @param {Record<string, Locked>} installed `packages` of node_modules/.package-lock.json
 * @param {string} root the folder that holds node_modules
 */
export function isInstalled(packages, installed, root) {
  const names = Object.keys(packages).filter((name) => name !== '');
  const complete = names.every((name) =>
    installed[name] === undefined
      ? packages[name]?.optional === true || packages[name]?.devOptional === true
      : installed[name].version === packages[name]?.version && existsSync(join(root, name)),
  );
  return complete && Object.keys(installed).every((name) => packages[name] !== undefined);
}
