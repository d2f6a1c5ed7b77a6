/**
 * The rights to open the pages of each area, the same for screens and the sandbox's routes. An area with several
 * rights keeps them among its own rules.
 */

/** The logos belong to the whole tenant, so only its administrator sets them. */
export const brandRight = 'administrator';

/** The login log (1§1) is open to all administrators, each for their own people. */
export const loginLogRight = 'manager';

/** The editor of admin centre menus needs its entry in the permission list (spec 3§2.5, 3§6). */
export const backMenuCode = 'backMenu';
export const backMenuRight = { menu: backMenuCode } as const;

/** The tab *Quick search* of base settings has a code of its own (spec 1§2.2). */
export const quickSearchRight = { menu: 'quickSearch' } as const;

/** The tab *System reminders* of base settings has a code of its own (spec 1§2.2). */
export const remindersRight = { menu: 'systemReminders' } as const;

/** The system administrator sets up the system (spec 1§1, 1§2.1), but the sign-in hours are a security setting. */
export const systemRight: 'administrator' = 'administrator';
export const restrictedLoginRight = { menu: 'securitySetting' } as const;

/** The theme area (spec 2§6). */
export const themesRight = { menu: 'interfaceConfig' } as const;

/** The WeChat tabs need the codes that the server grants (spec 1§2.2). */
export const wechatWorkRight = { menu: 'wechatWork' } as const;
export const wechatServiceRight = { menu: 'wechatService' } as const;
