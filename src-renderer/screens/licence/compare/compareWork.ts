/** Comparing two files: on this machine by the shell's service, or on the server by its endpoint (spec 1§7.2). */
import { compareLicenseFile } from '#shared/api/licence-tool.ts';
import type { LicenceReading } from '#shared/bridge/licence.ts';
import { compareLicences } from '#shared/rules/licence/compare.ts';
import type { LicenceComparison } from '#shared/rules/licence/comparison.ts';
import type { Licence } from '#shared/rules/licence/licence.ts';
import { bridge } from '../../../data/bridge.ts';
import { callRead } from '../../../data/read.ts';
import type { PickedFile } from '../parts/pickedFile.ts';
import { licencesFromServer, payModuleNames } from '../parts/serverLicence.ts';
import type { TaskTools } from '../parts/useTask.ts';

export interface Compared {
  readonly comparison: LicenceComparison;
  readonly before: Licence;
  readonly after: Licence;
}

export interface CompareOutcome {
  readonly names: { readonly before: string; readonly after: string };
  /** null: the server read the files. */
  readonly readings: { readonly before: LicenceReading; readonly after: LicenceReading } | null;
  /** null where one of the two can't be read. */
  readonly compared: Compared | null;
  /** What the user has entered for encrypted files. */
  readonly secrets: CompareSecrets;
}

export interface FilePair {
  /** The file to be compared. */
  readonly before: PickedFile;
  /** The comparison file. */
  readonly after: PickedFile;
}

export interface CompareSecrets {
  readonly before?: string;
  readonly after?: string;
}

export async function compareLocally(
  pair: FilePair,
  { signal, stage }: TaskTools,
  secrets: CompareSecrets = {},
): Promise<CompareOutcome> {
  const { reading, compareReading, comparison } = await pair.before.lend(signal, (file) =>
    pair.after.lend(signal, (compareFile) =>
      bridge.licence.compare(
        {
          file,
          compareFile,
          ...(secrets.before === undefined ? {} : { secret: secrets.before }),
          ...(secrets.after === undefined ? {} : { compareSecret: secrets.after }),
        },
        { signal, onProgress: (progress) => stage(progress.stage) },
      ),
    ),
  );
  const [before, after] = [reading.licence, compareReading.licence];
  return {
    names: namesOf(pair),
    readings: { before: reading, after: compareReading },
    compared: comparison && before && after ? { comparison, before, after } : null,
    secrets,
  };
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
  return {
    names: namesOf(pair),
    readings: null,
    compared: { comparison, before, after },
    secrets: {},
  };
}

function namesOf({ before, after }: FilePair): CompareOutcome['names'] {
  return { before: before.name, after: after.name };
}
