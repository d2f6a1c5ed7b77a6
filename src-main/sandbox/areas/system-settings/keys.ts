/** Key of the config record for grey pages, which is part of the session's facts. */
export const grayKey = 'system.gray';

/** Key of the config record for the hours of signing in, which sign-in reads. */
export const restrictedKey = 'system.restricted';
