/** Up to this many changes are computed at once; more are computed in stretches. */
export const immediateLimit = 300;
