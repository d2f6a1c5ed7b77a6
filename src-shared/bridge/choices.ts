/**
 * What somebody has arranged for themselves (columns, stars, saved filters): texts under names, kept by the program, so
 * that they outlive the browser's own storage, which a web shell on another port does not see.
 */
import * as z from 'zod';
import { call, done } from './contract.ts';

/** Characters of a value, and choices in all. */
export const longestChoice = 100_000;
export const mostChoices = 1000;

const choiceName = z.string().min(1).max(300);
export const keptChoices = z.record(choiceName, z.string().max(longestChoice));
export type KeptChoices = z.output<typeof keptChoices>;

export const choices = {
  calls: {
    /** '' forgets it. CHOICE_NOT_KEPT with `reason` where the disk refuses, or there are too many. */
    keep: call(z.strictObject({ name: choiceName, value: z.string().max(longestChoice) }), done),
  },
  events: {},
} as const;
