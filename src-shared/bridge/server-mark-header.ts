/**
 * The server that a request is for. Each tab has a server of its own, and each of its requests carries the mark of the
 * profile that the tab shows. A tab may learn late that a profile was changed or removed: no server has its mark then,
 * and the request is refused before anything is sent.
 */

/** Header with `ServerProfile.mark`. */
export const serverMarkHeader = 'x-steward-profile';
