/** The menu for which the server says which colleagues one may choose from. */
export const peopleMenu = 'hr';
