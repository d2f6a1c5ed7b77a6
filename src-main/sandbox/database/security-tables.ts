/** Tables of account security: who may sign in, from where, and who is invited. */
import { ofTenant, oneOf, text } from './table.ts';

export const securityTables = {
  /** From which terminals people sign in (spec 1§3 "Login-control config"). */
  login_method: ofTenant({
    columns: {
      ...{ id: text, tenant_key: text, name: text },
      /** Separated by commas; `total`: all. */
      terminals: text,
      /** As the wire has them, as JSON. */
      targets: text,
    },
    key: ['id'],
    seed: async () => (await import('../seed/login-methods.ts')).loginMethodRows,
  }),

  invitation: ofTenant({
    columns: {
      ...{ id: text, tenant_key: text, invitee: text, contact: text },
      account_type: oneOf('2', '3'),
      ...{ personal_status: text, area_code: text, mobile_area_code: text, domain: text, message: text },
      create_time: text,
    },
    key: ['id'],
    seed: async () => (await import('../seed/invitations.ts')).invitationRows,
  }),
};
