/** The operation log's filter as it is typed, and as it is asked for (spec 3§2.5; LOG-011, 013 to 015, 019, 020). */
import type { LogRow, StreamFilter } from '#shared/api/operation-log/operation-log.ts';

export interface LogDraft {
  /** Days as YYYY-MM-DD, '' where open. */
  readonly from: string;
  readonly to: string;
  /** Ids, separated by commas. */
  readonly operators: string;
  readonly targetName: string;
  readonly operateDesc: string;
  readonly operateType: string;
}

export const noFilter: LogDraft = {
  from: '',
  to: '',
  operators: '',
  targetName: '',
  operateDesc: '',
  operateType: '',
};

/** Whose log it is. */
export type LogPlace = Pick<StreamFilter, 'module' | 'functionName' | 'groupId' | 'targetId'>;

/** The first day must not be after the last. */
export function daysInOrder({ from, to }: LogDraft): boolean {
  return from === '' || to === '' || from <= to;
}

export function isFiltered(draft: LogDraft): boolean {
  return Object.values(draft).some((value) => value.trim() !== '');
}

/** `page` counts from 0. */
export function toStreamFilter(
  place: LogPlace,
  draft: LogDraft,
  page: number,
  pageSize: number,
): StreamFilter {
  const operatorIds = draft.operators
    .split(/[,，\s]+/)
    .map((id) => id.trim())
    .filter((id) => id !== '');
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
    pageNo: page + 1,
    pageSize,
  };
}

/** A module name of basicserver is shown as "overall basics" (LOG-016); any other one as it is. */
export function moduleWord({ modulename }: Pick<LogRow, 'modulename'>, overallBasics: string): string {
  return modulename === 'basicserver' ? overallBasics : modulename;
}
