/** Areas of a server's configuration. */
export const configurationAreas = [
  ...(['network', 'ipLists', 'loginMethods', 'security', 'reminders'] as const),
  ...(['menus', 'applications', 'themes', 'system'] as const),
] as const;
export type ConfigurationArea = (typeof configurationAreas)[number];
