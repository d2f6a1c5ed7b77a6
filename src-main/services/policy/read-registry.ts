/**
 * Asks Windows' registry for a policy by `reg.exe`. Its exit code 1 means that there is no such key, and also that
 * the key may not be read, or that a group policy forbids registry tools; an absent policy is therefore proved.
 */
import type { ProgramAnswer, RunProgram } from '../guarded-files/run-program.ts';
import { powershell } from '../guarded-files/powershell.ts';
import { type PolicyLookup, refusedPolicy } from './document-text.ts';
import { policyText, readRegistryOutput } from './registry.ts';

export const registryProgram = 'C:\\Windows\\System32\\reg.exe';
/** A key that every Windows has and everybody may read. */
const certainKey = 'HKLM\\SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion';

/** `key`: with its hive in four letters. */
export async function readRegistryPolicy(
  key: string,
  { run }: { readonly run: RunProgram },
): Promise<PolicyLookup> {
  const query = (...args: string[]) => run(registryProgram, ['query', ...args]);
  const [parent, name] = [key.slice(0, key.lastIndexOf('\\')), key.slice(key.lastIndexOf('\\') + 1)];
  const around = await query(parent);
  const isListed = around.code === 0 && listsKey(around.output, name);
  // An answer about the parent proves that the program may read.
  if (around.code === 0 && !isListed) return { state: 'absent' };
  const found = await query(key, '/s');
  if (found.code === 0) return readOutput(found.output, key, run);
  // wall: registry-proof
  if (isListed || found.code !== 1) return unread(found);
  const certain = await query(certainKey);
  return /* wall: registry-probe */ certain.code === 0 ? { state: 'absent' } : unread(certain);
}

async function readOutput(output: string, key: string, run: RunProgram): Promise<PolicyLookup> {
  const root = key.slice('HKLM\\'.length);
  const shown = policyText(output, root);
  // reg.exe writes in the console's code page, and a question mark for a letter that the page lacks.
  const isExact = shown === null || !/[^ -~]|\?/.test(shown);
  return readRegistryOutput(output, root, isExact ? null : await exactText(key, run));
}

/** Returns the value `Policy` as Windows keeps it; null where PowerShell does not answer. */
async function exactText(key: string, run: RunProgram): Promise<string | null> {
  const registryPath = `Registry::${key.replace(/^HKLM/, 'HKEY_LOCAL_MACHINE').replace(/^HKCU/, 'HKEY_CURRENT_USER')}`;
  // Numbers of UTF-16 units, since PowerShell writes in the console's code page as well.
  const command = `((Get-ItemProperty -LiteralPath '${registryPath}').Policy.ToCharArray() | ForEach-Object { [int]$_ }) -join ' '`;
  const { code, output } = await run(powershell.program, powershell.args(command));
  const numbers = output.trim().split(/\s+/);
  if (code !== 0 || !numbers.every((number) => /^\d{1,5}$/.test(number))) return null;
  return numbers.map((number) => String.fromCharCode(Number(number))).join('');
}

function listsKey(output: string, name: string): boolean {
  const lines = output.split(/\r?\n/);
  return lines.some((line) => /^HKEY_/.test(line) && line.toLowerCase().endsWith(`\\${name.toLowerCase()}`));
}

function unread({ code, reason }: ProgramAnswer): PolicyLookup {
  return refusedPolicy('REGISTRY', reason || `reg.exe ${code ?? '–'}`);
}
