/** Departments take over the applications of another one. */
import { ApiError } from '#shared/api/api-error.ts';
import type { SameAspect } from '#shared/rules/applications/same-as/same-aspects.ts';
import type { Department } from '#shared/rules/common/departments/scope.ts';
import { applyAtServer } from '../change-set/apply-changes.ts';
import { listenForInterrupt } from '../change-set/stop-on-interrupt.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { serverErrorText } from '../session/error-text.ts';
import { findDepartment, readDetach } from './department-scope.ts';
import {
  complainOfDepartment,
  mayNotSend,
  namedOnce,
  orComplain,
  outcomeMessage,
  type SameAsContext,
  type TakenOver,
} from './same-context.ts';
import type { DepartmentResults } from './same-result.ts';
import { countOutcomes, type SameAsOutcome, sameAsJson, sameAsText } from './same-text.ts';
import {
  applyDepartment,
  type DepartmentState,
  expectedOf,
  judgeDepartment,
  readState,
  type Taking,
} from './take-over.ts';

/** An exit code where nothing can be taken over, with the reason on standard error. */
export async function takeOverDepartments(
  operands: readonly string[],
  aspects: readonly SameAspect[],
  context: SameAsContext,
): Promise<TakenOver | number> {
  const { session, terminal, words, allWords, sends } = context;
  const departments = await orComplain(() => departmentsOf(operands, context), context);
  if (!departments) return exitCodes.notReadable;
  const detach = await orComplain(() => readDetach(session.ask), context);
  if (detach === null) return exitCodes.notReadable;
  if (detach === 'off') {
    terminal.complain(`steward: ${allWords.say('sameAs.noDepartments')}\n`);
    return exitCodes.notReadable;
  }
  if (await mayNotSend(context)) return exitCodes.forbidden;
  const taking = { ask: session.ask, detach, aspects, language: words.language };
  const { source } = departments;
  const from = await orComplain(() => readState(source, taking), context, `${source.name}: `);
  if (!from) return exitCodes.notReadable;
  const outcome = await takeOver({ ...departments, from }, taking, sends, context);
  return {
    counts: countOutcomes(outcome),
    cancelled: outcome.cancelled,
    text: () => sameAsText(outcome, session, words, allWords),
    json: () => sameAsJson(outcome, session, allWords),
  };
}

interface NamedDepartments {
  readonly source: Department;
  /** Parents before their children, which inherit from them. */
  readonly targets: readonly Department[];
}

/** Null where one is not found, with the reason on standard error. */
async function departmentsOf(
  operands: readonly string[],
  context: SameAsContext,
): Promise<NamedDepartments | null> {
  const find = async (word: string) => {
    const found = await findDepartment(context.session.ask, word);
    if (!found.department) complainOfDepartment(word, found.candidates, context);
    return found.department;
  };
  const named = await namedOnce(operands, find, ({ id }) => id, context);
  return named && { ...named, targets: named.targets.toSorted((a, b) => a.path.length - b.path.length) };
}

/** Each department is read just before its turn: the one above it may have changed what it inherits. */
async function takeOver(
  { source, targets, from }: NamedDepartments & { readonly from: DepartmentState },
  taking: Taking,
  sends: boolean,
  context: SameAsContext,
): Promise<SameAsOutcome> {
  const { session, terminal, words, allWords } = context;
  const interrupt = listenForInterrupt(terminal, words, allWords);
  const signal = AbortSignal.any([interrupt.stop, session.ended]);
  const departments: DepartmentResults[] = [];
  try {
    for (const target of targets) {
      if (signal.aborted) {
        departments.push(leftOut(target, allWords.say('changes.state.waiting')));
        continue;
      }
      const state = await readOr(target, taking, context);
      if ('unread' in state) {
        departments.push(state);
        continue;
      }
      const judged = judgeDepartment(from, state, taking);
      departments.push(
        sends
          ? await applyDepartment(
              judged,
              (changes) =>
                changes.length === 0
                  ? Promise.resolve([])
                  : applyAtServer(changes, { session, signal, interrupt, terminal, words, allWords }),
              (outcome) => outcomeMessage(outcome, allWords),
            )
          : expectedOf(judged),
      );
    }
  } finally {
    interrupt.release();
  }
  return { source, departments, dryRun: !sends, cancelled: interrupt.stop.aborted };
}

async function readOr(
  department: Department,
  taking: Taking,
  { session, allWords }: SameAsContext,
): Promise<DepartmentState | DepartmentResults> {
  try {
    return await readState(department, taking);
  } catch (error) {
    if (!(error instanceof ApiError) || session.ended.aborted) throw error;
    return leftOut(department, serverErrorText(error, allWords));
  }
}

const leftOut = ({ id, name }: Department, unread: string): DepartmentResults => ({
  department: { id, name },
  results: [],
  unread,
  sharesMissing: null,
});
