/** Parses one file: on this machine by the shell's service, or on the server by its endpoint (spec 1§7.2). */

import { bridge } from '#data/bridge.ts';
import { callRead } from '#data/read.ts';
import { parseLicenseFile } from '#shared/api/licence/licence.ts';
import type { SecretKeeping } from '#shared/bridge/licence/licence.ts';
import type { Licence } from '#shared/rules/common/licence/licence.ts';
import { isLockedFile } from '#shared/rules/licence/is-locked-file.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import type { PickedFile } from '../parts/picked-file.ts';
import { licenceFromServer } from '../parts/server-licence.ts';
import type { TaskTools } from '../parts/use-task.ts';
import { daysUntil } from '../parts/validity.ts';

export type ParseOutcome =
  | {
      readonly by: 'local';
      readonly reading: LicenceReading;
      /** The secret that the user has entered for the file. */
      readonly secret: Secret | null;
      /** The result of keeping the secret; null if it was not asked for, or did not open the file. */
      readonly keeping: SecretKeeping | null;
    }
  | {
      readonly by: 'server';
      readonly file: File;
      readonly licence: Licence;
      readonly daysRemaining: number | null;
    };

/** The secret of an encrypted file, with the user's wishes. */
export interface Secret {
  readonly secret: string;
  /** Keep the secret in the system's key store. */
  readonly remember: boolean;
  /** Hold the secret until Steward closes, and try it on other encrypted files. */
  readonly others: boolean;
}

/** The secret for reading an opened file again, e.g. after its key was given; it is not kept or held twice. */
export function openingSecret(outcome: ParseOutcome): Secret | null {
  if (outcome.by !== 'local' || !outcome.secret || isLockedFile(outcome.reading)) return null;
  return { ...outcome.secret, remember: false, others: false };
}

export async function parseLocally(
  picked: PickedFile,
  { signal, stage }: TaskTools,
  secret: Secret | null = null,
): Promise<ParseOutcome> {
  if (secret?.others) await bridge.licence.giveSecret({ secret: secret.secret });
  const given = secret ? { secret: secret.secret, remember: secret.remember } : {};
  const { keeping = null, ...reading } = await picked.lend(signal, (file) =>
    bridge.licence.parse({ file, ...given }, { signal, onProgress: (progress) => stage(progress.stage) }),
  );
  return { by: 'local', reading, secret, keeping };
}

export async function parseOnServer(picked: PickedFile, { signal }: TaskTools): Promise<ParseOutcome> {
  const file = await picked.file();
  const licence = licenceFromServer(await callRead(parseLicenseFile, { file }, { signal }));
  return {
    by: 'server',
    file,
    licence,
    daysRemaining: daysUntil(licence.expiryDate, Date.now()),
  };
}
