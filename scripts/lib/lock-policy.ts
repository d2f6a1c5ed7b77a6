/**
 * Rules for package-lock.json that lockfile-lint lacks: it ignores a package without an address or a checksum, and
 * ours have no addresses (npm uses the machine's registry), so that the checksum is the safeguard.
 */

export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly link?: boolean;
  readonly name?: string;
  readonly hasInstallScript?: boolean;
}

/**
 * Packages that stand under another name on purpose: two major versions of one are needed
 * (scripts/lib/node-20.test.ts).
 */
const renamed: Readonly<Record<string, string>> = { 'types-node-20': '@types/node' };

/**
 * Returns a line for each fault of the lock file. `allowScripts` is package.json's: npm asks about scripts that it does
 * not name.
 */
export function lockProblems(
  packages: Readonly<Record<string, LockedPackage>>,
  allowScripts: Readonly<Record<string, boolean>>,
): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (path === '') return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const problems: string[] = [];
    if (entry.resolved !== undefined) problems.push(`${path}: names an address (${entry.resolved})`);
    if (entry.link) problems.push(`${path}: is a link to a folder`);
    if (entry.name !== undefined && entry.name !== name && entry.name !== renamed[name])
      problems.push(`${path}: is ${entry.name} under another name`);
    // Binaries of another platform, whose checksum was not available (docs/decisions/002-toolchain.md).
    if (entry.integrity === undefined && entry.optional !== true) problems.push(`${path}: has no checksum`);
    if (entry.integrity !== undefined && !/^sha512-[A-Za-z0-9+/]{86}==$/.test(entry.integrity))
      problems.push(`${path}: its checksum is no SHA-512`);
    if (entry.hasInstallScript && !entry.optional && !Object.hasOwn(allowScripts, name))
      problems.push(`${path}: wants to run a script when it is installed; say true or false in allowScripts`);
    return problems;
  });
}
