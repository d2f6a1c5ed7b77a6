/** The sources of keys that verify licences, and the keys that a user may add. */

/**
 * The party that trusts the key: the program, the administrator of the computer, or the user, whose keys are kept on
 * this computer, until Steward is closed, or for one reading in the terminal.
 */
export const keySources = ['shipped', 'policy', 'kept', 'session', 'given'] as const;
export type KeySource = (typeof keySources)[number];

/** The policy's limit for keys that a user adds: kept, used until Steward is closed, or not allowed. */
export const givingKeys = ['kept', 'session', 'none'] as const;
export type GivingKeys = (typeof givingKeys)[number];
