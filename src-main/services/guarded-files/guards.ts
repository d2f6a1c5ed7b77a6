/** Asks the system who may change files and folders; without an answer everybody counts as able to. */
import type { Stats } from 'node:fs';
import type { PolicyProblem } from '#shared/bridge/licence/keys.ts';
import type { Guard } from './guarded-file.ts';
import { powershell } from './powershell.ts';
import { type RunProgram, runProgram } from './run-program.ts';
import { aclProblem } from './windows-acl.ts';

/** Demands owner root and no other writer: an access list that gives more shows in the group's bits. */
export function unixProblem({ uid, mode }: Pick<Stats, 'uid' | 'mode'>): PolicyProblem | null {
  // wall: policy-owner
  if (uid !== 0) return 'OWNER';
  return /* wall: policy-writable */ (mode & 0o022) === 0 ? null : 'WRITABLE';
}

const unixGuard: Guard = (objects) => firstProblem(objects.map(({ stats }) => unixProblem(stats)));

/** Uses PowerShell, for Node cannot read owner and access list on Windows. Returns UNCHECKED without an answer. */
function windowsGuard(run: RunProgram): Guard {
  return async (objects) => {
    // Everybody can add to a root folder; the folders below it are guarded.
    const paths = objects.map(({ path }) => path).filter((path) => !/^[A-Z]:\\$/i.test(path));
    const list = paths.map((path) => `'${path.replaceAll("'", "''")}'`).join(',');
    const { code, output } = await run(
      powershell.program,
      powershell.args(`foreach ($path in ${list}) { (Get-Acl -LiteralPath $path).Sddl }`),
    );
    const descriptors = output.split(/\r?\n/).filter((line) => line !== '');
    if (code !== 0 || descriptors.length !== paths.length) return 'UNCHECKED';
    return firstProblem(
      paths.map((path, index) =>
        aclProblem(descriptors[index]?.trim() ?? '', /^[A-Z]:\\ProgramData$/i.test(path)),
      ),
    );
  };
}

export function systemGuard(
  platform: NodeJS.Platform = process.platform,
  run: RunProgram = runProgram,
): Guard {
  return platform === 'win32' ? windowsGuard(run) : unixGuard;
}

function firstProblem(problems: readonly (PolicyProblem | null)[]): PolicyProblem | null {
  return problems.find((problem) => problem !== null) ?? null;
}
