/**
 * The condition config of the app list's advanced search (spec 1§7.2 "Advanced search config fetch"), and the
 * values of a row for each of its fields.
 */

import type { SearchConfig } from '#shared/api/condition-config/condition-config.ts';
import { appLicenceStates } from '#shared/api/licence-info/apps.ts';
import { isOverLimit } from '#shared/rules/licence-info/apps.ts';
import type { Language } from '#shared/text/types.ts';
import { messageText } from '../../../kernel/message-text.ts';
import type { Organisation } from '../../../kernel/people/organisation.ts';
import type { Roster } from '../../../kernel/people/roster.ts';
import type { LicensedApp } from './apps.ts';

const fields = {
  name: ['basic', '应用名称', 'App name'],
  deptId: ['basic', '所属部门', 'Department'],
  owner: ['basic', '负责人', 'Owner'],
  status: ['basic', '授权状态', 'Licence status'],
  applyClient: ['basic', '适用终端', 'Terminals'],
  usedLicenseCount: ['seats', 'PC 端已用', 'PC seats used'],
  licenseTotalCount: ['seats', 'PC 端授权总数', 'PC seats licensed'],
  appUsedLicenseCount: ['seats', '移动端已用', 'Mobile seats used'],
  appLicenseTotalCount: ['seats', '移动端授权总数', 'Mobile seats licensed'],
  overLimit: ['seats', '仅看超限', 'Over the limit only'],
} as const;
type Field = keyof typeof fields;

const rows: readonly (readonly Field[])[] = [
  ['name', 'applyClient'],
  ['deptId', 'owner'],
  ['status'],
  ['usedLicenseCount', 'licenseTotalCount'],
  ['appUsedLicenseCount', 'appLicenseTotalCount'],
  ['overLimit'],
];
const clients = { '0': ['仅 PC 端', 'PC only'], '1': ['全部', 'All'], '2': ['仅移动端', 'Mobile only'] };

export async function appSearchConfig(language: Language): Promise<SearchConfig> {
  const chinese = language === 'zh-CN';
  const states = await Promise.all(
    appLicenceStates.map(async (id) => ({
      id,
      content: await messageText(language, { key: `licenceInfo.state.${id}` }),
    })),
  );
  const terminals = Object.entries(clients).map(([id, [zh = '', en = '']]) => ({
    id,
    content: chinese ? zh : en,
  }));
  return {
    conditionId: 'appAuthDetail_condition',
    data: {},
    items: {
      name: { itemType: 'INPUT' },
      deptId: { itemType: 'DEPARTMENT', multiple: true },
      owner: { itemType: 'EMPLOYEE', multiple: true },
      status: { itemType: 'SELECT', options: states, multiple: true },
      applyClient: { itemType: 'SELECT', options: terminals },
      usedLicenseCount: { itemType: 'SCOPE' },
      licenseTotalCount: { itemType: 'SCOPE' },
      appUsedLicenseCount: { itemType: 'SCOPE' },
      appLicenseTotalCount: { itemType: 'SCOPE' },
      overLimit: { itemType: 'SWITCH' },
    } satisfies Record<Field, SearchConfig['items'][string]>,
    layout: rows.map((row) =>
      row.map((id) => {
        const [groupId, zh, en] = fields[id];
        return { id, label: chinese ? zh : en, items: [id], groupId, hide: false };
      }),
    ),
    groups: [
      { id: 'basic', title: chinese ? '基本信息' : 'Basics', visible: true },
      { id: 'seats', title: chinese ? '授权用量' : 'Seats', visible: true },
    ],
  };
}

export function isSearchField(name: string): name is Field {
  return Object.hasOwn(fields, name);
}

interface Tenant {
  readonly organisation: Organisation;
  readonly roster: Roster;
}

/** Returns a row's values for a field, as texts. A department's apps also match every department above it. */
export function searchValuesOf(
  { row, departmentIndex, owner }: LicensedApp,
  field: string,
  tenant: Tenant,
): readonly string[] {
  if (!isSearchField(field)) return [];
  const { organisation, roster } = tenant;
  if (field === 'deptId')
    return organisation.above(departmentIndex).map((each) => organisation.department(each).id);
  if (field === 'owner') return [roster.person(owner).id];
  if (field === 'overLimit') return [isOverLimit(row) ? '1' : '0'];
  const value = row[field];
  // A missing terminal means the default one (3§3.4).
  if (field === 'applyClient') return [row.applyClient ?? '1'];
  return value === null || value === undefined ? [] : [String(value)];
}
