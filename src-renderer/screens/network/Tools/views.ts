/** The tools, the first one also where the address names none. */
export const toolViews = ['paste', 'overlaps', 'try'] as const;
