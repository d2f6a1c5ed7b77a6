import type { SQLOutputValue } from 'node:sqlite';
import { type OpenedLicence, openedLicence } from '#shared/bridge/licence/licence.ts';
import type { LicenceSummary } from '#shared/rules/licence/reading.ts';

/** Characters of a licence's text that are stored: a company's name may be a megabyte long. */
const textLimit = 200;

/** `time` in milliseconds since 1970. */
export function historyColumnsOf(
  summary: LicenceSummary,
  time: number,
): Record<string, string | number | null> {
  const { name, size, sha256, sm3, state, readable, verified, signature, licence } = summary;
  const code = short(licence?.licenceCode);
  const company = short(licence?.companyName);
  return {
    opened_at: time,
    name,
    size,
    sha256,
    sm3,
    state,
    readable: Number(readable),
    verified: Number(verified),
    key_id: signature?.keyId ?? null,
    licence_code: code,
    company_name: company,
    expiry_date: licence?.expiryDate ?? null,
    time_zone: short(licence?.timeZone),
    searched: [name, code, company, sha256, sm3].join('\n').toLowerCase(),
  };
}

export function toOpened(row: Record<string, SQLOutputValue>): OpenedLicence {
  return openedLicence.parse({
    id: String(row.id),
    openedAt: new Date(Number(row.opened_at)).toISOString(),
    name: row.name,
    size: row.size,
    sha256: row.sha256,
    sm3: row.sm3,
    state: row.state,
    readable: row.readable === 1,
    verified: row.verified === 1,
    keyId: row.key_id,
    licenceCode: row.licence_code,
    companyName: row.company_name,
    expiryDate: row.expiry_date,
    timeZone: row.time_zone,
  });
}

function short(text: string | undefined): string | null {
  return text === undefined ? null : text.slice(0, textLimit).toWellFormed();
}
