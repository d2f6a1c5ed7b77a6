/** Licence information, app authorization, licence reminder (spec 1§2.4, 1§2.5, 1§2.12, 1§5). */
import { licenceInfoScreen as screen } from './screen.ts';

export const licenceInfo = {
  screen,
  unlimited: 'unlimited',
  /** Used of allowed. */
  ratio: '{{used}} / {{max}}',
  trial: 'The free trial lasts 7 days on a standard edition, then the edition is free.',
  counting: { registered: 'Registered users', concurrent: 'Concurrent users' },
  tenancy: { multi: 'Multi-tenant', single: 'Single-tenant' },
  terminal: { pc: 'PC', app: 'Mobile', external: 'External users' },
  state: {
    probation: 'Trial',
    prepaid: 'Prepaid',
    inexistent: 'Not licensed',
    disabled: 'Disabled',
    free: 'Free',
    outFreeUserInweek: 'Over the free seats, within a week',
    outFreeUserOutweek: 'Over the free seats for more than a week',
    normal: 'Normal',
    outPayUserInweek: 'Over the paid seats, within a week',
    outPayUserOutweek: 'Over the paid seats for more than a week',
  },
  remind: {
    range: 'The warning value must be a whole number from 0 to 100',
    target: { app: 'App', internal: 'Internal users', external: 'External users' },
    level: { organisation: 'Organisation', system: 'System' },
    mode: { popup: 'Popup', systemMessage: 'System message', sms: 'SMS' },
    unknownPlaceholder: 'There is no placeholder {{name}}',
    defaultContent: 'The {terminal} seats in use have reached {warnValue} of those licensed.',
  },
  expiry: {
    title: 'Licence of {{company}} expires',
    description: 'Licence code {{code}}. The last day on which it is valid is {{day}}.',
    reminder: 'Licence of {{company}} expires on {{day}}',
  },
} as const;
