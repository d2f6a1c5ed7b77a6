/** Reads files again in full, for a report of what is on view. */

import { bridge } from '#data/bridge.ts';
import type { LicenceComparison } from '#shared/rules/licence/comparison.ts';
import type { LicenceSummary } from '#shared/rules/licence/reading.ts';
import type { ReportFile } from '#shared/rules/licence/report/report-model.ts';
import type { PickedFile } from '../parts/picked-file.ts';

export interface ReportedFile {
  readonly file: PickedFile;
  /** The summary on view. */
  readonly summary: Pick<LicenceSummary, 'sha256'>;
  /** The secret of an encrypted file. */
  readonly secret?: string | undefined;
}

/**
 * One reading is explained, two are compared in this order, more are ordered by time. `changed` names a file that
 * differs from the one on view, so that a report would contradict the page.
 */
export type ReportReadings =
  | { readonly readings: readonly ReportFile[]; readonly comparison?: LicenceComparison }
  | { readonly changed: string };

export async function readAllAgain(
  files: readonly ReportedFile[],
  signal: AbortSignal,
): Promise<ReportReadings> {
  const readings: ReportFile[] = [];
  for (const { file, summary, secret } of files) {
    const reading = await file.lend(signal, (id) =>
      bridge.licence.parse(
        { file: id, again: true, ...(secret === undefined ? {} : { secret }) },
        { signal },
      ),
    );
    if (reading.sha256 !== summary.sha256) return { changed: file.name };
    readings.push(reading);
  }
  return { readings };
}
