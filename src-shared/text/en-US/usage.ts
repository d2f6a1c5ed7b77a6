/** What the console adds to usage: seats over time, the forecast, the expiry notice, who holds the seats. */
export const usage = {
  terminal: { pc: 'PC seats', app: 'App seats', external: 'External seats' },
  trend: {
    title: 'Seats over time',
    empty: 'A trend appears after two days. Each day’s figures are kept on this computer.',
    asTable: 'Show as a table',
    asChart: 'Show as a chart',
    today: 'today',
    tableLabel: 'Usage by day',
    day: 'Day',
    space: 'Space (MB)',
    limit: 'limit {{max}}',
    limitOf: '{{name}}, limit',
    noLimit: 'no limit',
    unlimited: 'unlimited',
    usedOf: '{{used}} / {{max}}',
    spoken: '{{seats}}: {{first}} on {{from}}, {{last}} on {{to}}, {{limit}}.',
    failed: 'The trend could not be kept or read',
    setAside: 'Earlier figures could not be read. They were set aside as {{files}}.',
  },
  forecast: {
    /** Within a sentence. */
    seats: { pc: 'PC seats', app: 'app seats', external: 'external seats' },
    mark: 'runs out {{day}}',
    runsOut: 'At this pace {{seats}} run out around {{day}}.',
    steady: 'At this pace {{seats}} do not run out.',
    far: 'At this pace {{seats}} last for more than three years.',
    full: 'All {{seats}} are in use.',
    unlimited: 'There is no limit to {{seats}}.',
    tooFew: 'A forecast needs the figures of five days over at least a week.',
  },
  holders: { open: 'Holders', openOf: 'Holders: {{seats}}' },
  expiry: {
    tenant: {
      soon: 'The organisation’s term ends on {{day}}: {{left}}.',
      over: 'The organisation’s term ended on {{day}}.',
    },
    licence: {
      soon: 'The licence expires on {{day}}: {{left}}.',
      over: 'The licence expired on {{day}}.',
    },
    snooze: 'Remind me later',
    snoozed: 'You will be reminded again on {{day}}.',
    calendar: {
      title: 'Term of {{name}} ends',
      description: 'Tenant key {{key}}. The last day is {{day}}.',
      reminder: 'The term of {{name}} ends on {{day}}',
    },
  },
} as const;
