/** Whose the theme area is (spec 2§6): screens and calls ask for the same. */
export const themesRight = { menu: 'interfaceConfig' } as const;
