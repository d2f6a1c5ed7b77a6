/**
 * Which server a request is for. Each tab is on a server of its own, and each of its requests says the mark of the
 * profile that it shows: there the request goes. A tab learns a moment late, or never while its events are cut, that the
 * profile leads elsewhere or is gone: the mark is then nobody's, and the request is refused before anything is sent.
 */

/** Carries `ServerProfile.mark`. */
export const meantHeader = 'x-steward-profile';
