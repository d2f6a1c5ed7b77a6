/** The operation log's filter as the call expects it (spec 3§2.5; LOG-011, 013 to 015, 019, 020). */
import type { TextTools } from '#data/text.ts';
import type { LogRow, StreamFilter } from '#shared/api/operation-log/operation-log.ts';

/** Days as YYYY-MM-DD, '' for an open end; operators are ids separated by commas. */
type LogDraft = Readonly<
  Record<'from' | 'to' | 'operators' | 'targetName' | 'operateDesc' | 'operateType', string>
>;

/** Prefix of the log's query parameters on its page. */
export const logPrefix = 'log';
/** With this parameter the log is that of all departments. */
export const wholeLog = `${logPrefix}All`;
const filterWords = ['From', 'To', 'Operators', 'TargetName', 'OperateDesc', 'OperateType'] as const;
export const logFilterWords = filterWords.map((word) => `${logPrefix}${word}`);

/** Parameters that clear the log from the address. */
export const closedLog: Readonly<Record<string, string>> = Object.fromEntries(
  [logPrefix, 'of', wholeLog, `${logPrefix}Sort`, `${logPrefix}Page`, ...logFilterWords].map((word) => [
    word,
    '',
  ]),
);

/** Identifies the page's or object's log. */
export type LogSubject = Pick<StreamFilter, 'module' | 'functionName' | 'groupId' | 'targetId'>;

/** Ids of the chosen operators; old saved filters may contain typed text in their place. */
export function operatorsIn(text: string): string[] {
  return text.split(/[,，\s]+/).filter((id) => id !== '');
}

export function toStreamFilter(
  subject: LogSubject,
  draft: LogDraft,
  page: { readonly pageNo: number; readonly pageSize: number },
): StreamFilter {
  const operatorIds = operatorsIn(draft.operators);
  const text = (name: 'targetName' | 'operateDesc' | 'operateType') => {
    const value = draft[name].trim();
    return value === '' ? {} : { [name]: value };
  };
  return {
    ...subject,
    ...(operatorIds.length === 0 ? {} : { operatorIds }),
    ...(draft.from === '' ? {} : { beginDate: draft.from }),
    ...(draft.to === '' ? {} : { endDate: draft.to }),
    ...text('targetName'),
    ...text('operateDesc'),
    ...text('operateType'),
    ...page,
  };
}

/** The module's displayed name: "overall basics" for basicserver (LOG-016); unknown ones keep the raw name. */
export function moduleWord({ modulename }: Pick<LogRow, 'modulename'>, t: TextTools['t']): string {
  if (modulename === 'basicserver') return t('operationLog.overallBasics');
  return modulename === 'appmgmt' ? t('operationLog.applications') : modulename;
}
