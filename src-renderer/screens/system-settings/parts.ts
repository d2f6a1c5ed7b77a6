/** The parts of the system settings, in the order of their menu. */
export const systemPath = '/systemSettings';

export const systemParts = [
  { part: 'areaCode', titleKey: 'systemSettings.areaCode.title' },
  { part: 'email', titleKey: 'systemSettings.email.title' },
  { part: 'pageGray', titleKey: 'systemSettings.gray.title' },
] as const;
