/** The logos are the whole tenant's: its administrator sets them. */
export const brandRight = 'administrator';
