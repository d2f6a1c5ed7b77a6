/** Characters of a server's name, as its form counts them. */
export const serverNameLimit = 60;
