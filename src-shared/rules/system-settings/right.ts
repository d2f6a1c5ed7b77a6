/** Who sets the system up (spec 1§1, 1§2.1): the system administrator; when people may sign in is a security setting. */
export const systemRight: 'administrator' = 'administrator';
export const restrictedLoginRight = { menu: 'securitySetting' } as const;
