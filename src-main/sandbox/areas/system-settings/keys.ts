/** Of the config record that says which pages are without colours: who is signed in is told. */
export const grayKey = 'system.gray';

/** Of the config record that says when people may sign in: signing in reads it. */
export const restrictedKey = 'system.restricted';
