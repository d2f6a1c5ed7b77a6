/** Who may open the editor of the admin centre's menus: whose permission list has its entry (spec 3§2.5, 3§6). */
export const backMenuCode = 'backMenu';
export const backMenuRight = { menu: backMenuCode } as const;
