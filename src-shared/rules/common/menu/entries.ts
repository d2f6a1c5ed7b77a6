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

function given<C extends string>(group: MenuGroup, code: C, path: string, details: Details = {}) {
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
  given('basics', 'base', 'base/teams', ours),
  given('basics', 'org', 'org', { flag: 'orgSetting' }),
  given('basics', 'role', 'role', { flag: 'authorityManagement' }),
  given('basics', 'ui_config', 'ui_config', ours),
  given('basics', 'appManage', 'appManage', ours),
  given('basics', 'basesetting', 'basesetting/browsercity'),
  given('basics', 'im', 'im'),
  given('basics', 'i18n', 'i18n/entry/pagelabel'),
  given('basics', 'message', 'message', { flag: 'message' }),
  given('basics', 'em', 'em'),

  given('logs', 'log_opt', 'log_opt'),
  given('logs', 'auditLog', 'auditLog', notInTx),

  given('system', 'safe_account', 'safe_account', ours),
  given('system', 'dataSecurity', 'dataSecurity', { flag: 'dataSecurity' }),
  given('system', 'dispatch', 'dispatch/escheduler/report'),
  given('system', 'systemei', 'systemei/setting', notInTx),

  given('engine', 'engine_rule', 'engine_rule/datarule'),
  given('engine', 'esearch', 'esearch/setting', { flag: 'essearch' }),
  given('engine', 'ebuilder', '/sp/ebdapp/home', { newPage: true, flag: 'ebuilder' }),
  given('engine', 'dw', 'dw/sys'),
  chosen('engine', 'esb', { flag: 'esb' }),
  chosen('engine', 'cloud_bridge'),
  given('engine', 'ecode', '/ecode', { newPage: true, flag: 'ecode' }),
  given('engine', 'datasource', 'datasource/connection'),

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

  given('integration', 'ig_common', 'ig_common/login', integration),
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
