/**
 * A user's own arrangements (columns, stars, saved filters): texts by name. The program stores them, because a
 * browser's storage is lost when the web shell runs on another port.
 */
import * as z from 'zod';
import { call, noResult } from './contract.ts';

/** Most characters of a value, and most choices in all. */
export const longestChoice = 100_000;
export const mostChoices = 1000;

const choiceName = z.string().min(1).max(300);
export const keptChoices = z.record(choiceName, z.string().max(longestChoice));
export type KeptChoices = z.output<typeof keptChoices>;

export const choices = {
  calls: {
    /** '' forgets a choice. CHOICE_NOT_KEPT with `reason` where the disk refuses, or there are too many. */
    keep: call(z.strictObject({ name: choiceName, value: z.string().max(longestChoice) }), noResult),
  },
  events: {},
} as const;
