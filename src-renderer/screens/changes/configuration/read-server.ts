/** The configuration of the server that the user sees, and why it could not be read, in words. */
import { describeError } from '#data/describe-error.ts';
import { meant } from '#data/meant.ts';
import { callRead } from '#data/read.ts';
import type { Translate } from '#data/text.ts';
import type { ConfigurationArea } from '#shared/rules/configuration/area-names.ts';
import {
  configurationLanguage,
  type Reading,
  readConfiguration,
  TooManyRecords,
  UnreadArea,
} from '#shared/rules/configuration/read-configuration.ts';
import type { Ask } from '#shared/rules/records/record.ts';

interface How extends Pick<Reading, 'signal' | 'progress'> {
  readonly host: string;
}

/** Throws UnreadArea, TooManyRecords, or the signal's reason. */
export function readServer(areas: readonly ConfigurationArea[], { host, ...how }: How) {
  // Of the server that is shown now, to the end.
  const options = { meant: meant(), headers: configurationLanguage };
  const ask: Ask = (endpoint, input) => callRead(endpoint, input, options);
  return readConfiguration(areas, { ask, around: { host }, ...how });
}

export function unreadText(error: unknown, t: Translate): string {
  if (error instanceof TooManyRecords) return t('configuration.tooMany');
  if (!(error instanceof UnreadArea)) return describeError(error).message;
  const area = t(`configuration.area.${error.area}`);
  return t('configuration.unread', { area, reason: describeError(error.cause).message });
}
