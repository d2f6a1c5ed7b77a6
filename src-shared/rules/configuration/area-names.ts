export const configurationAreas = [
  'network',
  'ipLists',
  'loginMethods',
  'security',
  'reminders',
  'menus',
  'applications',
  'themes',
  'system',
] as const;
export type ConfigurationArea = (typeof configurationAreas)[number];
