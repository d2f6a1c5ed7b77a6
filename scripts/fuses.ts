/**
 * Electron's fuses: switches in its binary that are set at packaging and cannot be changed at run time (limits.md
 * §2). `node scripts/fuses.ts ELECTRON…` reads them back; exit code 1 where one differs.
 */
import {
  FuseState,
  type FuseV1Config,
  FuseV1Options,
  FuseVersion,
  flipFuses,
  getCurrentFuseWire,
} from '@electron/fuses';

/** All nine, by Electron's names; a new one of a later Electron must be decided here before packaging. */
export const fuses = {
  // Keep the program from running scripts as Node (ELECTRON_RUN_AS_NODE, NODE_OPTIONS, --inspect).
  RunAsNode: false,
  EnableNodeOptionsEnvironmentVariable: false,
  EnableNodeCliInspectArguments: false,
  EnableCookieEncryption: true,
  // The archive is checked against the binary's hash, and nothing beside it is loaded.
  EnableEmbeddedAsarIntegrityValidation: true,
  OnlyLoadAppFromAsar: true,
  LoadBrowserProcessSpecificV8Snapshot: false,
  // No page of Steward's uses file://.
  GrantFileProtocolExtraPrivileges: false,
  // The proxy scripts' interpreter is WebAssembly; without trap handlers every access costs a bounds check.
  WasmTrapHandlers: true,
} as const satisfies Record<keyof typeof FuseV1Options, boolean>;

type FuseName = keyof typeof fuses;
const names = Object.keys(fuses) as FuseName[];

/** Sets all nine. `resign`: on macOS without a certificate, where a changed binary breaks its ad-hoc signature. */
export async function setFuses(electron: string, options: { resign: boolean }): Promise<void> {
  const config = Object.fromEntries(names.map((name) => [FuseV1Options[name], fuses[name]]));
  await flipFuses(electron, {
    ...config,
    version: FuseVersion.V1,
    strictlyRequireAllFuses: true,
    resetAdHocDarwinSignature: options.resign,
  } as FuseV1Config);
}

/** Returns a line for each fuse that differs from the list; empty when all are as declared. */
export async function fuseFaults(electron: string): Promise<string[]> {
  const {
    version,
    resetAdHocDarwinSignature: _,
    strictlyRequireAllFuses: __,
    ...wire
  } = await getCurrentFuseWire(electron);
  const faults = version === FuseVersion.V1 ? [] : [`the wire is of version ${version}`];
  const states = wire as Readonly<Record<number, FuseState>>;
  if (Object.keys(states).length !== names.length) {
    faults.push(`the binary has ${Object.keys(states).length} fuses, ${names.length} are declared`);
  }
  for (const name of names) {
    const found = states[FuseV1Options[name]];
    const wanted = fuses[name] ? FuseState.ENABLE : FuseState.DISABLE;
    if (found !== wanted) faults.push(`${name} is ${nameOf(found)}, not ${nameOf(wanted)}`);
  }
  return faults;
}

function nameOf(state: FuseState | undefined): string {
  return (state === undefined ? undefined : FuseState[state]) ?? 'absent';
}

/** For the build: sets the fuses and reads them back; throws where one differs. */
export async function fuseAndCheck(electron: string, options: { resign: boolean }): Promise<void> {
  await setFuses(electron, options);
  const faults = await fuseFaults(electron);
  if (faults.length > 0) throw new Error(`${electron}: ${faults.join('; ')}`);
}

if (import.meta.main) {
  let passed = process.argv.length > 2;
  for (const electron of process.argv.slice(2)) {
    const faults = await fuseFaults(electron);
    passed &&= faults.length === 0;
    console.log(
      `${electron}: ${faults.length === 0 ? `${names.length} of ${names.length}` : faults.join('; ')}`,
    );
  }
  process.exitCode = passed ? 0 : 1;
}
