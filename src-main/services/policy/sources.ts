/** Reads one location of a policy, which is absent only where it has nothing; an unreadable one is refused. */
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import { locationProblems } from '#shared/rules/policy/policy-location-problems.ts';
import { systemCode } from '../durable/disk.ts';
import { foldersAbove, type GuardedFile, readGuarded } from '../guarded-files/guarded-file.ts';
import { systemGuard } from '../guarded-files/guards.ts';
import { type RunProgram, runProgram } from '../guarded-files/run-program.ts';
import { documentFrom, type PolicyLookup, policyLimit, refusedPolicy } from './document-text.ts';
import type { PolicyLocation } from './policy-locations.ts';
import { readRegistryPolicy } from './read-registry.ts';

/** Access to the computer; tests pass their own. */
export interface Sources {
  /** Runs a program of the system. */
  readonly run: RunProgram;
  /** Reads a file that only the administrator can have written. */
  guarded(path: string): Promise<GuardedFile>;
}

const plutil = '/usr/bin/plutil';

export const systemSources: Sources = {
  guarded: (path) => readGuarded(path, foldersAbove(path), systemGuard()),
  run: runProgram,
};

export async function readLocation({ kind, place }: PolicyLocation, sources: Sources): Promise<PolicyLookup> {
  switch (kind) {
    case 'registryMachine':
    case 'registryUser':
      return readRegistryPolicy(place, sources);
    case 'managedPreferences':
    case 'managedPreferencesUser':
      return managedPreferences(place, sources);
    case 'file': {
      const found = await sources.guarded(place);
      return found.state === 'read' ? documentFrom(Buffer.from(found.text)) : notRead(found);
    }
    case 'environment':
      return ownFile(place);
  }
}

/** Reads the file that macOS writes for profiles of device management; its folder belongs to the system. */
async function managedPreferences(path: string, sources: Sources): Promise<PolicyLookup> {
  const found = await sources.guarded(path);
  // The guard reads text, but a preferences file is binary and is read by the system's own tool.
  if (found.state === 'absent' || (found.state === 'refused' && found.problem !== 'NOT_JSON')) {
    return notRead(found);
  }
  const { code, output } = await sources.run(plutil, ['-convert', 'json', '-o', '-', '--', path]);
  if (code === null) return refusedPolicy('UNCHECKED');
  const asked = code === 0 ? documentFrom(Buffer.from(output)) : refusedPolicy('NOT_JSON');
  return asked.state === 'found' ? { ...asked, document: withoutPayload(asked.document) } : asked;
}

/** Removes the names that device management adds (`PayloadUUID`). */
function withoutPayload(document: unknown): unknown {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return document;
  return Object.fromEntries(Object.entries(document).filter(([name]) => !name.startsWith('Payload')));
}

/** Reads a file that the user named, without a guard, because it overrides nobody. */
async function ownFile(path: string): Promise<PolicyLookup> {
  if (!isAbsolute(path)) return refusedPolicy('RELATIVE');
  try {
    // A pipe without a writer must not block the start; Windows has neither the flag nor such pipes.
    const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const found = await file.stat();
      if (!found.isFile()) return refusedPolicy('NOT_A_FILE');
      if (found.size > policyLimit) return refusedPolicy('TOO_LARGE');
      const parts: Buffer[] = [];
      // Reads one byte more than the limit, for the file may have grown.
      for await (const part of file.createReadStream({ end: policyLimit, autoClose: false }))
        parts.push(part);
      return documentFrom(Buffer.concat(parts));
    } finally {
      await file.close();
    }
  } catch (error) {
    const code = systemCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return refusedPolicy('MISSING');
    if (code === 'EISDIR') return refusedPolicy('NOT_A_FILE');
    return code === 'EACCES' || code === 'EPERM' ? refusedPolicy('DENIED') : refusedPolicy('IO', code);
  }
}

function notRead(found: Exclude<GuardedFile, { state: 'read' }>): PolicyLookup {
  if (found.state === 'absent') return { state: 'absent' };
  // The guard's other problems are about keys, and do not occur here.
  return refusedPolicy(locationProblems.find((problem) => problem === found.problem) ?? 'IO');
}
