/** The operation log's filter as it is asked for (spec 3§2.5; LOG-011, 013 to 015, 019, 020). */
import type { TextTools } from '#data/text.ts';
import type { LogRow, StreamFilter } from '#shared/api/operation-log/operation-log.ts';

/** Days as YYYY-MM-DD, '' where open; operators are ids, separated by commas. */
type LogDraft = Readonly<
  Record<'from' | 'to' | 'operators' | 'targetName' | 'operateDesc' | 'operateType', string>
>;

/** Its filters as they stand in the address of the page that it is opened from. */
export const logPlace = 'log';
const filterWords = ['From', 'To', 'Operators', 'TargetName', 'OperateDesc', 'OperateType'] as const;
export const logFilterWords = filterWords.map((word) => `${logPlace}${word}`);

/** The address once it is closed: nothing of it is left. */
export const closedLog: Readonly<Record<string, string>> = Object.fromEntries(
  [logPlace, 'of', `${logPlace}Sort`, `${logPlace}Page`, ...logFilterWords].map((word) => [word, '']),
);

/** Whose log it is. */
export type LogPlace = Pick<StreamFilter, 'module' | 'functionName' | 'groupId' | 'targetId'>;

/** The ids of the operators that are chosen; in filters that were saved before they were chosen, as people type them. */
export function operatorsIn(text: string): string[] {
  return text.split(/[,，\s]+/).filter((id) => id !== '');
}

export function toStreamFilter(
  place: LogPlace,
  draft: LogDraft,
  page: { readonly pageNo: number; readonly pageSize: number },
): StreamFilter {
  const operatorIds = operatorsIn(draft.operators);
  const text = (name: 'targetName' | 'operateDesc' | 'operateType') => {
    const value = draft[name].trim();
    return value === '' ? {} : { [name]: value };
  };
  return {
    ...place,
    ...(operatorIds.length === 0 ? {} : { operatorIds }),
    ...(draft.from === '' ? {} : { beginDate: draft.from }),
    ...(draft.to === '' ? {} : { endDate: draft.to }),
    ...text('targetName'),
    ...text('operateDesc'),
    ...text('operateType'),
    ...page,
  };
}

/** A module name of basicserver is shown as "overall basics" (LOG-016), that of applications by its word; any other one as it is. */
export function moduleWord({ modulename }: Pick<LogRow, 'modulename'>, t: TextTools['t']): string {
  if (modulename === 'basicserver') return t('operationLog.overallBasics');
  return modulename === 'appmgmt' ? t('operationLog.applications') : modulename;
}
