/** The input of a checked call: its example, with ids from earlier answers of the check where those have one. */
import type { Endpoint } from '../../../api/endpoint.ts';

interface Supply {
  readonly field: string;
  /** Id of the read whose answer, or whose first row, has the value. */
  readonly from: string;
  /** Path of the value in that row, with dots; '' is the whole answer. */
  readonly of: string;
}

const rowId = (from: string, field = 'id'): Supply => ({ field, from, of: 'id' });
const rowIds = (from: string): Supply => rowId(from, 'ids');
const oneself = { field: 'userId', from: 'session.current', of: 'user.id' };
const tenantKey = (field: string): Supply => ({ field, from: 'tenant.info', of: 'tenantKey' });
const rootDepartment = { field: 'deptId', from: 'departments.root', of: '' };

export const inputSources: Readonly<Record<string, readonly Supply[]>> = {
  'backMenu.ofGroup': [rowId('backMenu.menus', 'parentId')],
  'languageNames.get': [tenantKey('targetId')],
  'languageNames.tenant': [tenantKey('targetId')],
  'licenceApps.module': [{ field: 'moduleStr', from: 'licenceApps.modules', of: 'moduleStr' }],
  'licenceApps.departmentList': [rootDepartment],
  'segments.references': [rowId('segments.query')],
  'segments.byIds': [rowIds('segments.query')],
  'ipconfig.byIds': [rowIds('ipconfig.query')],
  'ipconfig.permission': [rowId('ipconfig.query')],
  'agreements.byIds': [rowIds('agreements.query')],
  'ruleConfigs.byIds': [rowIds('ruleConfigs.query')],
  'templates.byIds': [rowIds('templates.query')],
  'sysconfig.find': [{ field: 'configKey', from: 'sysconfig.list', of: 'configKey' }],
  'licenceTool.historyDetail': [rowId('licenceTool.submitHistory')],
  'themes.mobile.byId': [rowId('themes.mobile.query', 'topicId')],
  'themes.authority': [rootDepartment],
  'themes.independence': [rootDepartment, tenantKey('tenantKey')],
  'themes.syncDepts': [rootDepartment],
  'themes.back.preCreate': [{ field: 'fileId', from: 'cloudStore.themes', of: 'fileId' }],
  'cssThemes.byId': [rowId('cssThemes.query')],
  'feed.one': [rowId('feed.query')],
  'feed.comments': [rowId('feed.query')],
  'feed.config': [oneself],
  'feed.followed': [oneself],
  'feed.subordinates': [oneself],
  'feed.superiors': [oneself],
};

export const sourceCalls: ReadonlySet<string> = new Set(
  Object.values(inputSources).flatMap((list) => list.map(({ from }) => from)),
);

export interface CheckInput {
  readonly input: unknown;
  /** The input names a record of the example, which this server may not have. */
  readonly ofExample: boolean;
}

/** `answers`: the suppliers' decoded answers. `host`: the server as the platform's calls name it. */
export function checkInput(
  endpoint: Pick<Endpoint, 'id' | 'example'>,
  answers: ReadonlyMap<string, unknown>,
  host: string,
): CheckInput {
  const example: unknown = endpoint.example();
  if (typeof example !== 'object' || example === null) return { input: example, ofExample: false };
  const fields: Record<string, unknown> = { ...example };
  if ('domainName' in fields) fields.domainName = host;
  const inputs = (inputSources[endpoint.id] ?? []).filter(({ field, from, of }) => {
    const value = valueIn(answers.get(from), of);
    if (value === null) return false;
    fields[field] = Array.isArray(fields[field]) ? [value] : value;
    return true;
  });
  const inputFields = inputs.map(({ field }) => field);
  return {
    input: fields,
    ofExample: Object.entries(example).some(
      ([name, value]) => isOfRecord(name, value) && !inputFields.includes(name),
    ),
  };
}

function isOfRecord(name: string, value: unknown): boolean {
  return /(?:ids?|key|moduleStr|shares)$/i.test(name) && value !== '' && value !== undefined;
}

const listNames = ['result', 'datas', 'backstageMenus'] as const;

function valueIn(answer: unknown, of: string): string | null {
  const value = of === '' ? answer : of.split('.').reduce(fieldOf, firstRow(answer));
  return typeof value === 'string' && value !== '' ? value : null;
}

function firstRow(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer[0];
  const list = listNames.map((name) => fieldOf(answer, name)).find(Array.isArray);
  return list === undefined ? answer : list[0];
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
