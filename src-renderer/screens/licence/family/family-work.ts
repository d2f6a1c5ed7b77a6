/** A customer's licences in the order of time: asked of the shell's service, each handed over for that long. */

import { bridge } from '#data/bridge.ts';
import type { CallResult } from '#shared/bridge/index.ts';
import type { LicenceSummary } from '#shared/rules/licence/reading.ts';
import type { RiskDigest } from '#shared/rules/licence/view/risk-digest.ts';
import type { PickedFile } from '../parts/picked-file.ts';

/** Files that a family takes (the contract's limit). */
export const familyMost = 50;

export interface FamilyMember {
  /** Its place among the files that were chosen. */
  readonly file: number;
  readonly summary: LicenceSummary;
}

export interface FamilyStep {
  /** Places among the files that were chosen. */
  readonly before: number;
  readonly after: number;
  readonly names: readonly [before: string, after: string];
  readonly equal: boolean;
  readonly risks: RiskDigest;
}

export interface Family {
  /** In the order of time; those that can't be read stand at the end. */
  readonly members: readonly FamilyMember[];
  readonly steps: readonly FamilyStep[];
}

export async function readFamily(
  files: readonly PickedFile[],
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<Family> {
  const answer = await lendAll(files, signal, (ids) =>
    bridge.licence.family(
      { files: [...ids] },
      { signal, onProgress: ({ done, total }) => onProgress(done, total) },
    ),
  );
  return familyOf(answer);
}

export function familyOf({ members, steps }: CallResult<'licence.family'>): Family {
  const readable = members.filter(({ summary }) => summary.licence !== null);
  return {
    members,
    steps: steps.flatMap((step, index) => {
      const [before, after] = [readable[index], readable[index + 1]];
      if (!before || !after) return [];
      return [
        {
          before: before.file,
          after: after.file,
          names: [before.summary.name, after.summary.name] as const,
          ...step,
        },
      ];
    }),
  };
}

function lendAll<Result>(
  files: readonly PickedFile[],
  signal: AbortSignal,
  work: (ids: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const lend = (index: number, ids: readonly string[]): Promise<Result> => {
    const file = files[index];
    return file ? file.lend(signal, (id) => lend(index + 1, [...ids, id])) : work(ids);
  };
  return lend(0, []);
}
