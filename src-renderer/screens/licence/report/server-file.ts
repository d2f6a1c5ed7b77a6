/** A file that the server has read: its content and fingerprint, without a verdict of this computer. */
import { sha256Of } from '#data/sha256.ts';
import type { Licence } from '#shared/rules/common/licence/licence.ts';
import type { DescribedFile } from '#shared/rules/licence/description/describe-file.ts';
import type { ReportFile } from '#shared/rules/licence/report/report-model.ts';
import { daysUntil } from '../parts/validity.ts';

export function serverVerdict({ name, size }: Pick<File, 'name' | 'size'>): DescribedFile {
  return {
    name,
    size,
    sha256: null,
    sm3: null,
    format: null,
    state: 'READ_BY_SERVER',
    readable: true,
    verified: false,
    findings: [],
    signature: null,
    encryption: null,
    daysRemaining: null,
  };
}

export async function serverFile(file: File, licence: Licence): Promise<ReportFile> {
  return {
    ...serverVerdict(file),
    sha256: await sha256Of(file),
    licence,
    daysRemaining: daysUntil(licence.expiryDate, Date.now()),
  };
}
