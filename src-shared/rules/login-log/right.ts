/** Who may read the login log (1§1): whoever administers anything, each of the people that are theirs. */
export const loginLogRight = 'manager';
