/** Tables of account security: who may sign in, from where, and who is invited. */
import { generated, ofTenant, oneOf, stamps, text } from '../../kernel/database/table.ts';

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
    seed: async () => (await import('../login-control/seed.ts')).loginMethodRows,
  }),

  /** Whom no limit of sign-ins at once binds (spec 1§3 "White-list entry"). */
  online_white: ofTenant({
    columns: {
      ...{ id: text, tenant_key: text, terminal_type: text },
      config_type: oneOf('tenantKey', 'userId'),
      /** Of the tenant or the person. */
      target_id: text,
      account_info: text,
    },
    key: ['id'],
    seed: async () => (await import('./seed.ts')).onlineWhiteRows,
  }),

  invitation: ofTenant({
    columns: {
      ...{ id: text, tenant_key: text, invitee: text, contact: text },
      account_type: oneOf('2', '3'),
      ...{ personal_status: text, area_code: text, mobile_area_code: text, domain: text, message: text },
      create_time: text,
    },
    key: ['id'],
    seed: async () => (await import('../invitations/seed.ts')).invitationRows,
  }),

  /** An entry of the black or the white list of sign-in. */
  login_ip: ofTenant({
    columns: {
      ...{ id: text, tenant_key: text, config_name: text },
      ip_config_type: oneOf('white', 'black'),
      segment_type: oneOf('IPv4', 'IPv6', 'segment'),
      ...{ ip_start: text, ip_end: text, net_work_segment_id: text, segment_name: text },
      ...{ client_type: text, instructions: text },
      /** Whom it holds for, as JSON. */
      share_entrys: text,
      ...stamps,
    },
    key: ['id'],
    seed: async () => (await import('../network/seed/login-ips.ts')).loginIpRows,
  }),

  /** Who signed in to this sandbox itself, or was refused, and who signed out. */
  own_sign_in: ofTenant({
    columns: {
      id: generated,
      ...{ tenant_key: text, user_id: text, operate_type: oneOf('login', 'logout'), login_time: text },
      /** '' where it went well. */
      ...{ failure_reason: text, language: text },
    },
    key: ['id'],
  }),

  /** What administrators decide about accounts, of every kind. */
  account_case: ofTenant({
    columns: {
      ...{ id: text, tenant_key: text, kind: text, user_id: text, username: text, account: text },
      ...{ department: text, status: text, create_time: text, note: text },
      ...{ handler_name: text, handle_time: text, handle_reason: text },
      /** What only its kind has, as JSON. */
      details: text,
    },
    key: ['id'],
    seed: async () => (await import('../account-cases/seed.ts')).accountCaseRows,
  }),
};
