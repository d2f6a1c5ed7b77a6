/** The tools; the first one is the default of the address. */
export const toolViews = ['paste', 'overlaps', 'try'] as const;
