/** A customer's licences in the order of time: asked of the shell's service, each handed over for that long. */
import type { CallResult } from '#shared/bridge/index.ts';
import type { LicenceReading, LicenceSummary } from '#shared/bridge/licence.ts';
import type { LicenceComparison } from '#shared/rules/licence/comparison.ts';
import { type RiskSentence, risksOf } from '#shared/rules/licence/risk.ts';
import { bridge } from '../../../data/bridge.ts';
import type { PickedFile } from '../parts/pickedFile.ts';

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
  readonly comparison: LicenceComparison;
  readonly risks: readonly RiskSentence[];
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
    steps: steps.flatMap((comparison, index) => {
      const [before, after] = [readable[index], readable[index + 1]];
      if (!before?.summary.licence || !after?.summary.licence) return [];
      return [
        {
          before: before.file,
          after: after.file,
          names: [before.summary.name, after.summary.name] as const,
          comparison,
          risks: risksOf(comparison, before.summary.licence, after.summary.licence),
        },
      ];
    }),
  };
}

/** The readings in full, with their modules, for a report. */
export async function readAllFully(
  files: readonly PickedFile[],
  signal: AbortSignal,
): Promise<LicenceReading[]> {
  const readings: LicenceReading[] = [];
  for (const file of files) {
    readings.push(await file.lend(signal, (id) => bridge.licence.parse({ file: id }, { signal })));
  }
  return readings;
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
