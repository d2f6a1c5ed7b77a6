/** The outcome of taking over one setting of one application, or the expected one. */
import type { ApiError } from '#shared/api/api-error.ts';
import type { ApplyResult } from '#shared/rules/changes/apply.ts';
import type { SameAspect } from '#shared/rules/applications/same-as/same-aspects.ts';
import type { CellRefusal } from '#shared/rules/applications/sheet/judge-cells.ts';
import type { Department } from '#shared/rules/common/departments/scope.ts';
import type { Share } from '#shared/rules/common/shares/share.ts';
import type { Message } from '#shared/text/message.ts';

/** `change`: it would be changed, or its turn has not come; `failed`: it was not applied. */
export type TakeOverOutcome = 'change' | 'refused' | 'done' | 'failed' | 'unknown';

interface ResultFacts {
  readonly app: { readonly id: string; readonly name: string };
  readonly outcome: TakeOverOutcome;
  /** The server's message, or the obstacle in a word; '' for none. */
  readonly message: string;
}

export type TakeOverResult = ResultFacts &
  (
    | {
        readonly aspect: Exclude<SameAspect, 'shares'>;
        readonly from: number | null;
        readonly to: number;
        readonly refusal: CellRefusal | null;
        readonly turnsOff: boolean;
      }
    | {
        readonly aspect: 'shares';
        readonly from: readonly Share[];
        readonly to: readonly Share[];
        readonly refusal: Message | null;
      }
    /** A place that is not taken over, because the application stands in another group. */
    | { readonly aspect: 'group' }
  );

export interface DepartmentResults {
  readonly department: Department;
  readonly results: readonly TakeOverResult[];
  /** The error for which the department could not be read; null for a department that was read. */
  readonly unread: string | null;
  /** The server's refusal to tell shares; null where it tells them. */
  readonly sharesMissing: ApiError | null;
}

/** The outcome that the result of an applied change means for each aspect that the change contains. */
export function outcomeOf(result: ApplyResult | 'waiting'): TakeOverOutcome {
  if (result === 'done' || result === 'held') return 'done';
  if (result === 'waiting') return 'change';
  return result === 'unknown' ? 'unknown' : 'failed';
}

/** The numbers of results that would change, are done, and are neither. */
export function countTakenOver(results: readonly Pick<ResultFacts, 'outcome'>[]) {
  const count = (...wanted: readonly TakeOverOutcome[]) =>
    results.filter(({ outcome }) => wanted.includes(outcome)).length;
  return {
    change: count('change'),
    done: count('done'),
    notDone: count('refused', 'failed', 'unknown'),
  };
}
