/** Bytes of any response's body; a theme package of 1 GB still passes. */
export const bodyLimit = 2 * 1024 * 1024 * 1024;
