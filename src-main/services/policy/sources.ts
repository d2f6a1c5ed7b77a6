/** Asks one place for its policy. What can't be asked is absent only where there is nothing; else it is refused. */
import { execFile } from 'node:child_process';
import { lstat, readFile } from 'node:fs/promises';
import { systemCode } from '../durable/disk.ts';
import { foldersAbove, readGuarded } from '../guarded-files/guarded-file.ts';
import { systemGuard } from '../guarded-files/guards.ts';
import type { Place } from './places.ts';
import { readRegistryOutput } from './registry.ts';

export type Asked =
  | { readonly state: 'absent' }
  | { readonly state: 'found'; readonly document: unknown }
  | { readonly state: 'refused'; readonly problem: string; readonly detail: string | null };

/** What a computer is asked through; tests give their own. */
export interface Sources {
  /** The standard output of a program of the system; its exit code where that is not 0. */
  run(program: string, args: readonly string[]): Promise<{ readonly code: number; readonly output: string }>;
  /** A file that only the administrator can have written. */
  guarded: typeof readGuarded;
}

/** Bytes of a policy file. */
const sizeLimit = 1024 * 1024;
/** Absolute: the program that tells about rights must not come from the user's path. */
const reg = 'C:\\Windows\\System32\\reg.exe';
const plutil = '/usr/bin/plutil';

export const systemSources: Sources = {
  guarded: readGuarded,
  run: (program, args) =>
    new Promise((resolve) => {
      const options = { timeout: 10_000, windowsHide: true, env: {}, maxBuffer: 4 * sizeLimit };
      execFile(program, [...args], options, (error, stdout) => {
        resolve({ code: error ? Number(error.code) || 1 : 0, output: stdout });
      });
    }),
};

export async function askPlace(place: Place, sources: Sources): Promise<Asked> {
  switch (place.kind) {
    case 'registryMachine':
    case 'registryUser': {
      const { code, output } = await sources.run(reg, ['query', place.place, '/s']);
      // 1: there is no such key.
      return code === 0 ? readRegistryOutput(output, place.place.slice(5)) : { state: 'absent' };
    }
    case 'managedPreferences':
      return managedPreferences(place.place, sources);
    case 'file': {
      const found = await sources.guarded(place.place, foldersAbove(place.place), systemGuard());
      if (found.state === 'absent') return { state: 'absent' };
      if (found.state === 'refused') return { state: 'refused', problem: found.problem, detail: null };
      return fromText(found.text);
    }
    case 'environment':
      return ownFile(place.place);
  }
}

/** macOS writes the file for profiles of device management; its folder belongs to the system. */
async function managedPreferences(path: string, sources: Sources): Promise<Asked> {
  const found = await sources.guarded(path, foldersAbove(path), systemGuard());
  if (found.state === 'absent') return { state: 'absent' };
  // The guard reads text; a preferences file is binary and is read by the system's own tool.
  if (found.state === 'refused' && found.problem !== 'NOT_JSON') {
    return { state: 'refused', problem: found.problem, detail: null };
  }
  const { code, output } = await sources.run(plutil, ['-convert', 'json', '-o', '-', '--', path]);
  return code === 0 ? fromText(output) : { state: 'refused', problem: 'NOT_JSON', detail: null };
}

/** A file that the user named: it needs no guard, because it outweighs nobody. */
async function ownFile(path: string): Promise<Asked> {
  try {
    const found = await lstat(path);
    if (!found.isFile()) return { state: 'refused', problem: 'NOT_A_FILE', detail: null };
    if (found.size > sizeLimit) return { state: 'refused', problem: 'TOO_LARGE', detail: null };
    return fromText(await readFile(path, 'utf8'));
  } catch (error) {
    const code = systemCode(error);
    if (code === 'ENOENT') return { state: 'refused', problem: 'MISSING', detail: null };
    return { state: 'refused', problem: code === 'EACCES' ? 'DENIED' : 'IO', detail: code };
  }
}

function fromText(text: string): Asked {
  try {
    return { state: 'found', document: JSON.parse(text) };
  } catch {
    return { state: 'refused', problem: 'NOT_JSON', detail: null };
  }
}
