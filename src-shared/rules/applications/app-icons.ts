/** Named icons of applications (spec 3§3.2 "icon"): the platform's own applications, and some for others. */
export const appIconNames = [
  'workflow',
  'project',
  'task',
  'calendar',
  'document',
  'form',
  'mail',
  'messages',
  'contacts',
  'customer',
  'opportunity',
  'contract',
  'order',
  'product',
  'capital',
  'quote',
  'hr',
  'attendance',
  'performance',
  'daily_report',
  'okr',
  'portal',
  'link',
  'folder',
  'chart',
  'training',
  'room',
  'car',
  'delivery',
  'box',
  'store',
  'app',
] as const;
export type AppIconName = (typeof appIconNames)[number];

export function isAppIcon(said: string): said is AppIconName {
  return appIconNames.some((name) => name === said);
}
