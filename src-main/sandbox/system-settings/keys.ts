/** Of the config record that says when people may sign in: signing in reads it. */
export const restrictedKey = 'system.restricted';
