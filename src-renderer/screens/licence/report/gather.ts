/** Files read once more, in full, for a report of what is on view. */

import { bridge } from '#data/bridge.ts';
import type { LicenceComparison } from '#shared/rules/licence/comparison.ts';
import type { LicenceSummary } from '#shared/rules/licence/reading.ts';
import type { ReportFile } from '#shared/rules/licence/report/report-model.ts';
import type { PickedFile } from '../parts/picked-file.ts';

export interface ReportedFile {
  readonly file: PickedFile;
  /** As it is on view. */
  readonly shown: Pick<LicenceSummary, 'sha256'>;
  /** What opened it, where it is encrypted. */
  readonly secret?: string | undefined;
}

/**
 * One explained, two compared in this order, more put in the order of time; `changed`: a file is another one than
 * on view, so that a report of it would say something else.
 */
export type Gathered =
  | { readonly readings: readonly ReportFile[]; readonly comparison?: LicenceComparison }
  | { readonly changed: string };

export async function readAllAgain(files: readonly ReportedFile[], signal: AbortSignal): Promise<Gathered> {
  const readings: ReportFile[] = [];
  for (const { file, shown, secret } of files) {
    const reading = await file.lend(signal, (id) =>
      bridge.licence.parse(
        { file: id, again: true, ...(secret === undefined ? {} : { secret }) },
        { signal },
      ),
    );
    if (reading.sha256 !== shown.sha256) return { changed: file.name };
    readings.push(reading);
  }
  return { readings };
}
