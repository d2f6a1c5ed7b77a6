/** The tab *System reminders* of base settings has a code of its own (spec 1§2.2). */
export const remindersRight = { menu: 'systemReminders' } as const;
