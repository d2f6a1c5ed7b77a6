/** Values of the licence reminder, their wire digits and defaults (spec 1§3, 1§4, 1§9). */

/** The users whom a reminder is about. */
export const remindTypes = { '1': 'app', '2': 'internal', '3': 'external' } as const;
export type RemindType = (typeof remindTypes)[keyof typeof remindTypes];

export const remindLevels = { '1': 'organisation', '2': 'system' } as const;
export type RemindLevel = (typeof remindLevels)[keyof typeof remindLevels];

export const remindModes = { '1': 'popup', '2': 'systemMessage', '3': 'sms' } as const;
export type RemindMode = (typeof remindModes)[keyof typeof remindModes];

/** By default enabled, at 80 percent, as a popup (1§4). */
export const reminderDefaults = {
  remindStatus: true,
  warnValue: 80,
  remindMode: ['popup'],
} as const satisfies { remindStatus: boolean; warnValue: number; remindMode: readonly RemindMode[] };

/** Percent (1§5). */
export const warnValueRange = { least: 0, most: 100 } as const;
