export const configurationAreas = [
  'network',
  'ipLists',
  'loginMethods',
  'security',
  'signIn',
  'reminders',
  'menus',
  'applications',
  'themes',
  'system',
] as const;
export type ConfigurationArea = (typeof configurationAreas)[number];

/** The areas that decide who may sign in: lists, segments, methods, settings, the login white list and the hours. */
export const signInPolicyAreas: readonly ConfigurationArea[] = [
  'network',
  'ipLists',
  'loginMethods',
  'security',
  'signIn',
];
/** Name of these areas together in a command and in an address. */
export const signInPolicyName = 'sign-in-policy';
