/** Bytes of a request's body to the platform; a theme package is at most 1 GB. */
export const uploadLimit = 1024 * 1024 * 1024;
