/** Whose keys may vouch for a licence, and how far a user may give some. */

/**
 * Whose word a key is: the program's, that of the computer's administrator, or the user's: kept on this computer,
 * until Steward is closed, or for one reading in the terminal.
 */
export const keySources = ['shipped', 'policy', 'kept', 'session', 'given'] as const;
export type KeySource = (typeof keySources)[number];

/** How far the organisation's policy lets a user give keys: to be kept, until Steward is closed, or not at all. */
export const givingKeys = ['kept', 'session', 'none'] as const;
export type GivingKeys = (typeof givingKeys)[number];
