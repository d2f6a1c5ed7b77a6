/**
 * The side menu of the specification (1§2.2): every group and entry as data, with the conditions under which
 * it is shown. `code` is the menu id that the permission tree grants; `path` is where the entry leads,
 * relative to the manager base path, or from the server's root where it starts with `/`.
 */
import type { adminFlags } from '../../../api/session/session.ts';

export const menuGroups = ['basics', 'logs', 'system', 'engine', 'apps', 'integration', 'custom'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** The platform conditions that hide an entry: the run mode `tx-production`, and the WeChat filter. */
export type MenuCondition = 'txProduction' | 'wechatHidden';
export type AdminFlag = (typeof adminFlags)[number];

export interface MenuEntry<Code extends string = string> {
  readonly code: Code;
  readonly group: MenuGroup;
  readonly path: string;
  /** `given`: the specification shows the path; `chosen`: the specification only names the entry. */
  readonly pathOrigin: 'given' | 'chosen';
  /** `console`: a screen of this program, absent until it is built; `platform`: a page of the server's own. */
  readonly owner: 'console' | 'platform';
  /** The specification says "opens a new page". */
  readonly newPage: boolean;
  readonly hiddenIn: readonly MenuCondition[];
  /** An administrator's flag (1§3) that hides the entry where the server says it is false. */
  readonly flag: AdminFlag | null;
  /** Entries of one cluster are folded under one line of the menu. */
  readonly cluster: 'crm' | null;
}

type Details = Partial<Pick<MenuEntry, 'owner' | 'newPage' | 'hiddenIn' | 'flag' | 'cluster'>>;

function documentedEntry<C extends string>(group: MenuGroup, code: C, path: string, details: Details = {}) {
  return entry(group, code, path, 'given', details);
}

/** The specification names the entry but not its path (1§2.2 "not shown"). */
function chosen<C extends string>(group: MenuGroup, code: C, details: Details = {}) {
  return entry(group, code, `setting/${code}`, 'chosen', details);
}

function entry<C extends string>(
  group: MenuGroup,
  code: C,
  path: string,
  pathOrigin: MenuEntry['pathOrigin'],
  details: Details,
): MenuEntry<C> {
  const plain = { owner: 'platform', newPage: false, hiddenIn: [], flag: null, cluster: null } as const;
  return { code, group, path, pathOrigin, ...plain, ...details };
}

const ours = { owner: 'console' } as const;
const notInTx = { hiddenIn: ['txProduction'] } as const;
const crm = { cluster: 'crm' } as const;
const integration = { flag: 'integration' } as const;

export const menuEntries = [
  documentedEntry('basics', 'base', 'base/teams', ours),
  documentedEntry('basics', 'org', 'org', { flag: 'orgSetting' }),
  documentedEntry('basics', 'role', 'role', { flag: 'authorityManagement' }),
  documentedEntry('basics', 'ui_config', 'ui_config', ours),
  documentedEntry('basics', 'appManage', 'appManage', ours),
  documentedEntry('basics', 'basesetting', 'basesetting/browsercity'),
  documentedEntry('basics', 'im', 'im'),
  documentedEntry('basics', 'i18n', 'i18n/entry/pagelabel'),
  documentedEntry('basics', 'message', 'message', { flag: 'message' }),
  documentedEntry('basics', 'em', 'em'),

  documentedEntry('logs', 'log_opt', 'log_opt'),
  documentedEntry('logs', 'auditLog', 'auditLog', notInTx),

  documentedEntry('system', 'safe_account', 'safe_account', ours),
  documentedEntry('system', 'dataSecurity', 'dataSecurity', { flag: 'dataSecurity' }),
  documentedEntry('system', 'dispatch', 'dispatch/escheduler/report'),
  documentedEntry('system', 'systemei', 'systemei/setting', notInTx),

  documentedEntry('engine', 'engine_rule', 'engine_rule/datarule'),
  documentedEntry('engine', 'esearch', 'esearch/setting', { flag: 'essearch' }),
  documentedEntry('engine', 'ebuilder', '/sp/ebdapp/home', { newPage: true, flag: 'ebuilder' }),
  documentedEntry('engine', 'dw', 'dw/sys'),
  chosen('engine', 'esb', { flag: 'esb' }),
  chosen('engine', 'cloud_bridge'),
  documentedEntry('engine', 'ecode', '/ecode', { newPage: true, flag: 'ecode' }),
  documentedEntry('engine', 'datasource', 'datasource/connection'),

  chosen('apps', 'workflow', { flag: 'workflow' }),
  chosen('apps', 'project'),
  chosen('apps', 'task'),
  chosen('apps', 'calendar'),
  chosen('apps', 'document'),
  chosen('apps', 'cowork', { flag: 'cowork' }),
  chosen('apps', 'odoc', { flag: 'odoc' }),
  chosen('apps', 'customer', crm),
  chosen('apps', 'opportunity', crm),
  chosen('apps', 'marketing_activity', crm),
  chosen('apps', 'clue', crm),
  chosen('apps', 'contract', crm),
  chosen('apps', 'order', crm),
  chosen('apps', 'product', crm),
  chosen('apps', 'competitor', crm),
  chosen('apps', 'price', crm),
  chosen('apps', 'capital', crm),
  chosen('apps', 'quote', crm),
  chosen('apps', 'sms'),
  chosen('apps', 'mail'),
  chosen('apps', 'synergy', { ...notInTx, flag: 'synergy' }),
  chosen('apps', 'portal'),
  chosen('apps', 'hr'),
  chosen('apps', 'performance'),
  chosen('apps', 'attendance'),
  chosen('apps', 'daily_report'),
  chosen('apps', 'plan_report'),
  chosen('apps', 'e_signature'),
  chosen('apps', 'invoice'),
  chosen('apps', 'cloud_store', { flag: 'cloudStore' }),
  chosen('apps', 'fee_control'),
  chosen('apps', 'marketing'),
  chosen('apps', 'okr'),

  documentedEntry('integration', 'ig_common', 'ig_common/login', integration),
  chosen('integration', 'unified_auth', integration),
  chosen('integration', 'unified_todo', integration),
  chosen('integration', 'ldap', integration),
  chosen('integration', 'hr_sync', integration),
  chosen('integration', 'schedule_meeting', integration),
  chosen('integration', 'todo_center', { ...notInTx, ...integration }),
  chosen('integration', 'business_info', integration),

  chosen('custom', 'employee_push'),
  chosen('custom', 'voice_office'),
  chosen('custom', 'open_platform'),
] as const;

/** The id of an entry, as the permission tree grants it. */
export type MenuCode = (typeof menuEntries)[number]['code'];

/** Tabs of base settings (1§2.2): `type` is the route parameter of `/base/:type`. */
export const baseTabs: readonly { readonly type: string; readonly hiddenIn: readonly MenuCondition[] }[] = [
  { type: 'teams', hiddenIn: [] },
  { type: 'wechatWork', hiddenIn: [] },
  { type: 'wechatService', hiddenIn: ['wechatHidden'] },
  { type: 'systemReminders', hiddenIn: [] },
  { type: 'inviteList', hiddenIn: [] },
  { type: 'quickMenu', hiddenIn: [] },
  { type: 'quickSearch', hiddenIn: [] },
];
