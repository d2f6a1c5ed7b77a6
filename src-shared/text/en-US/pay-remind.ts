/** The free-edition notice (spec 1§2.8, 3§2.6). What the modules are stands in `rules/pay-remind/modules*.ts`. */
export const payRemind = {
  free: 'Sorry, your tenant is currently on the free edition and does not support this function!',
  administrator: 'Please ask the administrator to enable this function in the tenant management back-end',
  phone: 'Contact phone: {{phone}}',
  sales: 'Sales contact: {{name}}',
  help: 'Learn more about {{name}}',
  helpGeneral: 'Learn more',
} as const;
