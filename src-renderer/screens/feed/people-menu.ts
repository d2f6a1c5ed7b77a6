/** The menu code with which the server decides which colleagues may be chosen. */
export const peopleMenu = 'hr';
