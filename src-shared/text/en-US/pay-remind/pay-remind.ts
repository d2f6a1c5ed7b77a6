/** The free-edition notice (spec 1§2.8, 3§2.6). What the modules are stands in `rules/pay-remind/modules*.ts`. */
export const payRemind = {
  free: 'Sorry, your tenant is currently on the free edition and does not support this function!',
  administrator: 'Please ask the administrator to enable this function in the tenant management back-end',
  phone: 'Contact phone: {{phone}}',
  sales: 'Sales contact: {{name}}',
  help: 'Learn more about {{name}}',
  helpGeneral: 'Learn more',
  label: 'Function not enabled',
  title: 'Whether a function is enabled',

  tipTitle: 'About this function',
  tipOf: 'About {{name}}',
  tipUnknown: 'There is no description of this function.',
  enabled: 'This function is enabled for your organisation',
  noModule: 'No function is named',
  noModuleText: 'The link that led here does not say which function it is about.',
  enabledText: 'Nothing needs to be bought. If it does not work, the page where you use it says why.',
  failed: 'Could not check whether this function is enabled',
  notOpened: 'The help page could not be opened',
  contactPurchase: 'contact purchase',
} as const;
