/** Builds a change with its way back: the changed fields, which *Undo* restores over the newest state. */
import { answersNothing } from '#shared/api/answers-nothing.ts';
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { inverseOf, sameValue } from '#shared/kit/merge.ts';
import type { RecordKind } from '#shared/rules/common/record/record.ts';
import { stateBefore } from '#shared/rules/records/state-before.ts';
import type { MessageKey } from '#shared/text/index.ts';
import type { Change, RecordUndo } from '../changes/change.ts';

export interface Reversal<E extends Endpoint, Locator, Values extends object> {
  /** The user's action in words. */
  readonly title: MessageKey;
  readonly input: Input<E>;
  readonly kind: RecordKind<Locator, Values>;
  readonly locator: Locator;
  readonly before: Values;
  /** The values after the change; a function where only the answer has them. */
  readonly after: Values | ((output: Output<E>) => Values);
  /** Fields that the change may alter; default: all of the record. */
  readonly names?: readonly (keyof Values & string)[];
  /** Reads whose answers the change alters; default: the record's own. */
  readonly touches?: readonly Endpoint[];
  /** The journal's state before the change; default: the input of the record's own call. */
  readonly stateBefore?: unknown;
}

export function reversible<E extends Endpoint, Locator, Values extends object>(
  endpoint: E,
  reversal: Reversal<E, Locator, Values>,
): Change<E> {
  const { title, input, kind, locator, before, after, touches = kind.touches } = reversal;
  const names = reversal.names ?? (Object.keys(before) as (keyof Values & string)[]);
  const differing = (made: Values) => names.filter((name) => !sameValue(before[name], made[name]));
  const undoOf = (made: Values): RecordUndo | undefined => {
    const changed = differing(made);
    if (changed.length === 0) return undefined;
    return { kind: kind.id, place: locator, edits: inverseOf(before, made, changed) };
  };
  const change = { title, endpoint, input, touches };
  if (typeof after === 'function') {
    return {
      ...change,
      before: 'stateBefore' in reversal ? reversal.stateBefore : stateBefore(kind, locator, before, names),
      restoresAfter: (output) => undoOf(after(output)),
    };
  }
  const does = undoOf(after);
  // A record whose states can't be reverted offers no undo.
  const restores = /* wall: no-undo-of-lasting */ kind.lasting ? undefined : does;
  /** Whether the record's own call has the same effect when the change is applied later. */
  const isOwnCall = () => kind.write(locator, after, differing(after)).endpoint.id === endpoint.id;
  return {
    ...change,
    before:
      'stateBefore' in reversal ? reversal.stateBefore : stateBefore(kind, locator, before, differing(after)),
    restores,
    ...(does && isOwnCall()
      ? {
          async check() {
            const { refuseWrong } = await import('./refused-content.ts');
            refuseWrong(kind, locator, { newest: before, after, changed: differing(after) });
          },
        }
      : {}),
    collects: restores !== undefined && isOwnCall() && answersNothing(endpoint),
    ...(kind.locatorAfter && restores
      ? { restoresAfter: (answer) => ({ ...restores, place: kind.locatorAfter?.(locator, answer) }) }
      : {}),
  };
}
