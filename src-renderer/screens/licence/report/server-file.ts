/** A file that the server has read, for a report: its content and fingerprint, without a verdict. */
import type { Licence } from '#shared/rules/common/licence/licence.ts';
import type { ReportFile } from '#shared/rules/licence/report/report-model.ts';
import { daysUntil } from '../parts/validity.ts';

export async function serverFile(file: File, licence: Licence): Promise<ReportFile> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return {
    name: file.name,
    size: file.size,
    sha256: [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    sm3: null,
    format: null,
    state: 'READ_BY_SERVER',
    readable: true,
    verified: false,
    findings: [],
    signature: null,
    encryption: null,
    licence,
    daysRemaining: daysUntil(licence.expiryDate, Date.now()),
  };
}
