/** Config records of the platform (spec 1§3 "Config records", 3§3.6): keys and values by department. */
import * as z from 'zod';
import { wireId, wireText } from './codecs.ts';

export const configRecord = z.object({
  configKey: z.string().min(1),
  configValue: wireText,
  /** Id of the department; absent for the whole tenant. */
  deptId: wireId.optional(),
});
export type ConfigRecord = z.output<typeof configRecord>;

/** The value under a key, or null where the list does not have it. */
export function configValue(records: readonly ConfigRecord[], key: string): string | null {
  return records.find((record) => record.configKey === key)?.configValue ?? null;
}

/**
 * The word of a switch, as it is sent: the stored one where it means what is wanted, so that a word which nobody knows
 * stays as it came.
 */
export function switchWord(isOn: boolean, stored: string | null, meaning: (word: string) => boolean): string {
  return stored !== null && stored !== '' && meaning(stored) === isOn ? stored : isOn ? '1' : '0';
}
