/** Reads the configuration of the server on view, and describes why it could not be read. */
import type { ReferenceKind } from '#shared/rules/changes/mapping/reference-kinds.ts';
import type { ConfigurationArea } from '#shared/rules/configuration/area-names.ts';
import type { Configuration } from '#shared/rules/configuration/configuration.ts';
import {
  type ConfigurationReadOptions,
  namesOfConfiguration,
  readConfiguration,
  TooManyRecords,
  UnreadArea,
} from '#shared/rules/configuration/read-configuration.ts';
import { describeError } from './describe-error.ts';
import { serverMark } from './server-mark.ts';
import { recordNamesOf } from './record-names.ts';
import type { Translate } from './text.ts';

interface How extends Pick<ConfigurationReadOptions, 'signal' | 'progress' | 'leftOut'> {
  readonly host: string;
  /** Called for each kind of reference whose names could not be read. */
  readonly unnamed: (kind: ReferenceKind) => void;
}

/** Throws UnreadArea, TooManyRecords, or the signal's reason. */
export async function readServer(
  areas: readonly ConfigurationArea[],
  { host, unnamed, ...how }: How,
): Promise<Configuration> {
  // All requests go to the server on view at the start.
  const naming = recordNamesOf(host, serverMark());
  const read = await readConfiguration(areas, { ask: naming.ask, around: { host }, ...how });
  return { ...read, names: await namesOfConfiguration(read, naming, unnamed, how.signal) };
}

export function unreadText(error: unknown, t: Translate): string {
  if (error instanceof TooManyRecords) return t('configuration.tooMany');
  if (!(error instanceof UnreadArea)) return describeError(error).message;
  return [{ area: error.area, cause: error.cause }, ...error.others]
    .map(({ area, cause }) =>
      t('configuration.unread', {
        area: t(`configuration.area.${area}`),
        reason: describeError(cause).message,
      }),
    )
    .join(' ');
}
