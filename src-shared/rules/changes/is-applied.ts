/** Tells whether the server has the change's values, by this attempt or already before it. */
export const isApplied = (state: string | undefined): boolean => state === 'done' || state === 'held';
