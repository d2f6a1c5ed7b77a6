/** Comparing two files: on this machine by the shell's service, or on the server by its endpoint (spec 1§7.2). */
import { compareLicenseFile } from '#shared/api/licence-tool.ts';
import type { LicenceReading } from '#shared/bridge/licence.ts';
import { compareLicences } from '#shared/rules/licence/compare.ts';
import type { LicenceComparison } from '#shared/rules/licence/comparison.ts';
import { bridge } from '../../../data/bridge.ts';
import { callRead } from '../../../data/read.ts';
import type { PickedFile } from '../parts/pickedFile.ts';
import { licencesFromServer, payModuleNames } from '../parts/serverLicence.ts';
import type { TaskTools } from '../parts/useTask.ts';

export interface CompareOutcome {
  readonly names: { readonly before: string; readonly after: string };
  /** null: the server read the files. */
  readonly readings: { readonly before: LicenceReading; readonly after: LicenceReading } | null;
  /** null where one of the two can't be read. */
  readonly comparison: LicenceComparison | null;
}

export interface FilePair {
  /** The file to be compared. */
  readonly before: PickedFile;
  /** The comparison file. */
  readonly after: PickedFile;
}

export async function compareLocally(pair: FilePair, { signal, stage }: TaskTools): Promise<CompareOutcome> {
  const { reading, compareReading, comparison } = await pair.before.lend(signal, (file) =>
    pair.after.lend(signal, (compareFile) =>
      bridge.licence.compare(
        { file, compareFile },
        { signal, onProgress: (progress) => stage(progress.stage) },
      ),
    ),
  );
  return { names: namesOf(pair), readings: { before: reading, after: compareReading }, comparison };
}

/** The server says what each file holds and which modules are newly or no longer paid; the rest is reckoned here. */
export async function compareOnServer(pair: FilePair, { signal }: TaskTools): Promise<CompareOutcome> {
  const [file, compareFile] = await Promise.all([pair.before.file(), pair.after.file()]);
  const answer = await callRead(compareLicenseFile, { file, compareFile }, { signal });
  const { before, after } = licencesFromServer(answer);
  const comparison = {
    ...compareLicences(before, after),
    newPayModules: payModuleNames(answer.newPayModules),
    delPayModules: payModuleNames(answer.delPayModules),
  };
  return { names: namesOf(pair), readings: null, comparison };
}

function namesOf({ before, after }: FilePair): CompareOutcome['names'] {
  return { before: before.name, after: after.name };
}

export function compareOutcomeJson(outcome: CompareOutcome): { name: string; text: string } {
  return { name: 'licence-comparison.json', text: `${JSON.stringify(outcome, null, 2)}\n` };
}
