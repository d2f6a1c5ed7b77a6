/**
 * Which server a tab means. The program has one server in use; a tab learns of another one a moment later, or never
 * while its events are cut. So each of its requests says the mark of the profile that it shows, and what means
 * another one is refused before anything is sent.
 */

/** Carries `ServerProfile.mark`. */
export const meantHeader = 'x-steward-profile';
