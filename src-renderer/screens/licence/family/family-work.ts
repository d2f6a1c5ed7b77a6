/** Orders a customer's licences by time: the shell's service reads the files, each lent for that long. */

import { bridge } from '#data/bridge.ts';
import type { CallResult } from '#shared/bridge/index.ts';
import type { LicenceSummary } from '#shared/rules/licence/reading.ts';
import type { RiskDigest } from '#shared/rules/licence/view/risk-digest.ts';
import type { PickedFile } from '../parts/picked-file.ts';

/** Files of one family at most (the contract's limit). */
export const familyMost = 50;

export interface FamilyFile {
  /** Index among the chosen files. */
  readonly file: number;
  readonly summary: LicenceSummary;
}

export interface FamilyStep {
  /** Indexes among the chosen files. */
  readonly before: number;
  readonly after: number;
  readonly names: readonly [before: string, after: string];
  readonly equal: boolean;
  readonly risks: RiskDigest;
}

export interface LicenceFamily {
  /** Members in chronological order; unreadable ones stand at the end. */
  readonly members: readonly FamilyFile[];
  readonly steps: readonly FamilyStep[];
}

export async function readFamily(
  files: readonly PickedFile[],
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<LicenceFamily> {
  const answer = await lendAll(files, signal, (ids) =>
    bridge.licence.family(
      { files: [...ids] },
      { signal, onProgress: ({ done, total }) => onProgress(done, total) },
    ),
  );
  return licenceFamilyOf(answer);
}

export function licenceFamilyOf({ members, steps }: CallResult<'licence.family'>): LicenceFamily {
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
