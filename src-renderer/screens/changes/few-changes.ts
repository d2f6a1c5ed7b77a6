/** Changes up to which something is worked out of all of them at once; of more, a stretch at a time. */
export const fewChanges = 300;
