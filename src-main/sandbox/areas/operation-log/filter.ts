/** The log's filter (spec 3§2.5, 3§3.8): texts match by substring, the operation type by its name or its code. */
import type { LogRow, StreamFilter } from '#shared/api/operation-log/operation-log.ts';
import type { Language } from '#shared/text/types.ts';
import { valuesOfDetail } from '../../kernel/operation-log/changed-fields.ts';
import {
  describeDeed,
  type LogKind,
  logKinds,
  operationTypeName,
} from '../../kernel/operation-log/wording.ts';

/** The filterable facts of a row, stored or computed. */
export interface LogFacts {
  readonly kind: LogKind;
  readonly operatorId: string;
  readonly targetId: string;
  readonly targetName: string;
  readonly groupId: string;
  readonly detail: string;
}

/** A filter of somebody to whom only some rows belong. */
export interface ScopedFilter extends StreamFilter {
  readonly isInScope: (facts: LogFacts) => boolean;
}

/** The department of a log that is kept by department, e.g. `backstage_D200`. */
export const departmentOfGroup = (groupId: string) => groupId.slice(groupId.indexOf('_') + 1);

export function matchesStreamFilter(facts: LogFacts, filter: ScopedFilter, language: Language): boolean {
  const { function: of, type } = logKinds[facts.kind];
  if (filter.module !== logModuleOf(facts.kind)) return false;
  if (filter.functionName !== undefined && filter.functionName !== of) return false;
  if (filter.groupId !== undefined && filter.groupId !== facts.groupId) return false;
  if (filter.targetId !== undefined && filter.targetId !== facts.targetId) return false;
  const { operatorIds = [], operateType = '', targetName = '', operateDesc = '' } = filter;
  if (operatorIds.length > 0 && !operatorIds.includes(facts.operatorId)) return false;
  if (operateType !== type && !holds(operationTypeName(facts.kind, language), operateType)) return false;
  if (!holds(facts.targetName, targetName)) return false;
  if (operateDesc !== '' && !holds(describeDeed(facts.kind, facts.detail, language), operateDesc))
    return false;
  return filter.isInScope(facts);
}

function holds(text: string, wanted: string): boolean {
  return text.toLowerCase().includes(wanted.trim().toLowerCase());
}

export function logModuleOf(kind: LogKind): StreamFilter['module'] {
  return logKinds[kind].function === 'appmgmt' ? 'appmgmt' : 'basicserver';
}

export function toRow(
  facts: LogFacts,
  rest: Pick<LogRow, 'id' | 'createdate' | 'operatorname' | 'clientip'>,
  language: Language,
): LogRow {
  const change = valuesOfDetail(facts.detail);
  return {
    ...rest,
    operatetypename: operationTypeName(facts.kind, language),
    targetname: facts.targetName,
    operatedesc: describeDeed(facts.kind, facts.detail, language),
    targetId: facts.targetId,
    modulename: logModuleOf(facts.kind),
    ...(change && { change: { deptId: '', userId: '', ...change, fields: [...change.fields] } }),
  };
}
