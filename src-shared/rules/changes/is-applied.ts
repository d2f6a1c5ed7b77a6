/** Whether what a change wants is on the server: this attempt made it, or it was so already. */
export const isApplied = (state: string | undefined): boolean => state === 'done' || state === 'held';
