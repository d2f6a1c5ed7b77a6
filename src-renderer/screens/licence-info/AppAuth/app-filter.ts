/** The filter of the app list in the address (spec 1§7.2: keywords, deptId, upperLimit, conditions). */

import type { Connection, SearchCondition } from '#shared/api/condition-config/condition-config.ts';
import type { Input } from '#shared/api/endpoint.ts';
import type { queryAppLicenceList, queryDetachModuleLicenseInfo } from '#shared/api/licence-info/apps.ts';
import type { Address } from '#state/address.ts';
import type { SearchValues } from './condition-form.ts';

export interface AppFilter {
  readonly keywords: string;
  readonly overOnly: boolean;
  /** `agency` is the variant for agencies and message push. */
  readonly list: 'all' | 'agency';
  /** '' for all departments; an id selects the department variant of the list. */
  readonly deptId: string;
  readonly values: SearchValues;
  readonly connection: Connection;
}

export function readFilter({ get }: Pick<Address, 'get'>): AppFilter {
  return {
    keywords: get('q'),
    overOnly: get('over') === '1',
    list: get('list') === 'agency' ? 'agency' : 'all',
    deptId: get('deptId'),
    values: readValues(get('where')),
    connection: get('join') === 'or' ? 'or' : 'and',
  };
}

/** The parameters for a change of the filter; every change returns to the first page. */
export function writeFilter(change: Partial<AppFilter>): Record<string, string> {
  const { keywords, overOnly, list, deptId, values, connection } = change;
  return {
    page: '',
    ...(keywords !== undefined && { q: keywords }),
    ...(overOnly !== undefined && { over: overOnly ? '1' : '' }),
    ...(list !== undefined && { list: list === 'all' ? '' : list }),
    ...(deptId !== undefined && { deptId }),
    ...(values !== undefined && { where: Object.keys(values).length === 0 ? '' : JSON.stringify(values) }),
    ...(connection !== undefined && { join: connection === 'and' ? '' : connection }),
  };
}

/** Anybody may have written the address: a value that is no map of text lists counts as no filter. */
function readValues(text: string): SearchValues {
  if (text === '') return {};
  try {
    const values: unknown = JSON.parse(text);
    if (typeof values !== 'object' || values === null || Array.isArray(values)) return {};
    return Object.fromEntries(Object.entries(values).filter((entry) => isTexts(entry[1])));
  } catch {
    return {};
  }
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

export function toListInput(
  filter: AppFilter,
  conditions: readonly SearchCondition[],
): Input<typeof queryAppLicenceList> {
  const keywords = filter.keywords.trim();
  return {
    ...(keywords === '' ? {} : { keywords }),
    ...(filter.overOnly ? { upperLimit: true } : {}),
    ...(conditions.length === 0 ? {} : { conditions: [...conditions], connection: filter.connection }),
  };
}

export function toDepartmentInput(
  filter: AppFilter,
  conditions: readonly SearchCondition[],
): Input<typeof queryDetachModuleLicenseInfo> {
  const { deptId } = filter;
  return { ...toListInput(filter, conditions), deptId };
}
