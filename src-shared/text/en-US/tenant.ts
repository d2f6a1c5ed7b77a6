export const tenant = {} as const;
