/** Compares two files: on this machine by the shell's service, or on the server by its endpoint (spec 1§7.2). */

import { bridge } from '#data/bridge.ts';
import { callRead } from '#data/read.ts';
import { compareLicenseFile } from '#shared/api/licence/licence.ts';
import type { Licence } from '#shared/rules/common/licence/licence.ts';
import { compareLicences } from '#shared/rules/licence/compare.ts';
import type { LicenceSummary } from '#shared/rules/licence/reading.ts';
import { type ComparisonView, comparisonViewOf } from '#shared/rules/licence/view/comparison-view.ts';
import type { PickedFile } from '../parts/picked-file.ts';
import { licencesFromServer, payModuleNames } from '../parts/server-licence.ts';
import type { TaskTools } from '../parts/use-task.ts';
import { type ReportReadings, readAllAgain } from '../report/read-again.ts';
import { serverFile } from '../report/server-file.ts';

export interface ComparisonResult {
  readonly view: ComparisonView;
  readonly before: Omit<Licence, 'modules'>;
  readonly after: Omit<Licence, 'modules'>;
}

export interface CompareOutcome {
  readonly names: { readonly before: string; readonly after: string };
  /** null if the server has read the files. */
  readonly readings: { readonly before: LicenceSummary; readonly after: LicenceSummary } | null;
  /** null if one of the files cannot be read. */
  readonly compared: ComparisonResult | null;
  /** Secrets that the user has entered for encrypted files. */
  readonly secrets: CompareSecrets;
  /** Reads both files in full for a report. */
  readonly gather: (signal: AbortSignal) => Promise<ReportReadings>;
}

export interface FilePair {
  /** The first file. */
  readonly before: PickedFile;
  /** The file that the first one is compared with. */
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
    compared: comparison && before && after ? { view: comparison, before, after } : null,
    secrets,
    gather: (until) =>
      readAllAgain(
        [
          { file: pair.before, summary: reading, secret: secrets.before },
          { file: pair.after, summary: compareReading, secret: secrets.after },
        ],
        until,
      ),
  };
}

/** The server returns both files' content and the newly and no longer paid modules; the rest is computed here. */
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
    compared: { view: comparisonViewOf(comparison, before, after), before, after },
    secrets: {},
    gather: async () => ({
      readings: await Promise.all([serverFile(file, before), serverFile(compareFile, after)]),
      comparison,
    }),
  };
}

function namesOf({ before, after }: FilePair): CompareOutcome['names'] {
  return { before: before.name, after: after.name };
}
