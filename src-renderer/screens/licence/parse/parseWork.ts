/** Parsing one file: on this machine by the shell's service, or on the server by its endpoint (spec 1§7.2). */
import { type ParseResult, parseLicenseFile } from '#shared/api/licence-tool.ts';
import type { LicenceReading } from '#shared/bridge/licence.ts';
import { dayAt, daysBetween, defaultTimeZone } from '#shared/rules/licence/days.ts';
import type { Licence } from '#shared/rules/licence/licence.ts';
import { bridge } from '../../../data/bridge.ts';
import { callRead } from '../../../data/read.ts';
import type { PickedFile } from '../parts/pickedFile.ts';
import { licenceFromServer } from '../parts/serverLicence.ts';
import type { TaskTools } from '../parts/useTask.ts';

export type ParseOutcome =
  | {
      readonly by: 'local';
      readonly reading: LicenceReading;
      /** The user has entered a secret for it. */
      readonly secretTried: boolean;
    }
  | {
      readonly by: 'server';
      readonly fileName: string;
      readonly licence: Licence;
      readonly daysRemaining: number | null;
      readonly answer: ParseResult;
    };

/** What opens an encrypted file. */
export interface Secret {
  readonly secret: string;
  /** Keep it in the system's key store. */
  readonly remember: boolean;
}

export async function parseLocally(
  picked: PickedFile,
  { signal, stage }: TaskTools,
  secret: Secret | null = null,
): Promise<ParseOutcome> {
  const reading = await picked.lend(signal, (file) =>
    bridge.licence.parse(
      { file, ...(secret ?? {}) },
      { signal, onProgress: (progress) => stage(progress.stage) },
    ),
  );
  return { by: 'local', reading, secretTried: secret !== null };
}

export async function parseOnServer(picked: PickedFile, { signal }: TaskTools): Promise<ParseOutcome> {
  const answer = await callRead(parseLicenseFile, { file: await picked.file() }, { signal });
  const licence = licenceFromServer(answer);
  return {
    by: 'server',
    fileName: picked.name,
    licence,
    daysRemaining: daysUntil(licence.expiryDate, Date.now()),
    answer,
  };
}

/** Whole days from today, in a licence's default zone, to the expiry day. */
export function daysUntil(expiryDate: string | null, now: number): number | null {
  return expiryDate === null ? null : daysBetween(dayAt(now, defaultTimeZone), expiryDate);
}
