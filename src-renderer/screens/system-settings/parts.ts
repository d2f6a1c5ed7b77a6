export const systemPath = '/systemSettings';

export const systemParts = [
  { part: 'parameters', titleKey: 'parameters.title' },
  { part: 'areaCode', titleKey: 'systemSettings.areaCode.title' },
  { part: 'email', titleKey: 'systemSettings.email.title' },
  { part: 'templates', titleKey: 'templates.title' },
  { part: 'rules', titleKey: 'ruleConfigs.title' },
  { part: 'agreements', titleKey: 'agreements.title' },
  { part: 'pageGray', titleKey: 'systemSettings.gray.title' },
] as const;
