/** Who says what the quick search looks through: its tab has a code of its own (spec 1§2.2). */
export const quickSearchRight = { menu: 'quickSearch' } as const;
