/**
 * Who may open the pages of an area, where one word says it: screens and the sandbox's routes ask for the same. An area
 * whose right has parts keeps it with its own rules.
 */

/** The logos are the whole tenant's: its administrator sets them. */
export const brandRight = 'administrator';

/** The login log (1§1): whoever administers anything, each of the people that are theirs. */
export const loginLogRight = 'manager';

/** The editor of the admin centre's menus: whose permission list has its entry (spec 3§2.5, 3§6). */
export const backMenuCode = 'backMenu';
export const backMenuRight = { menu: backMenuCode } as const;

/** What the quick search looks through: its tab has a code of its own (spec 1§2.2). */
export const quickSearchRight = { menu: 'quickSearch' } as const;

/** The tab *System reminders* of base settings has a code of its own (spec 1§2.2). */
export const remindersRight = { menu: 'systemReminders' } as const;

/** The system is set up by the system administrator (spec 1§1, 1§2.1); when people may sign in is a security setting. */
export const systemRight: 'administrator' = 'administrator';
export const restrictedLoginRight = { menu: 'securitySetting' } as const;

/** The theme area (spec 2§6). */
export const themesRight = { menu: 'interfaceConfig' } as const;

/** The ways to WeChat: whom the server grants the code of the tab (spec 1§2.2). */
export const wechatWorkRight = { menu: 'wechatWork' } as const;
export const wechatServiceRight = { menu: 'wechatService' } as const;
