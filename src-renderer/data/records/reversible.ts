/**
 * A change with its way back: the fields of a record that it changes, from what they were to what it makes of them.
 * *Undo* lays only these over the newest state.
 */
import * as z from 'zod';
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { inverseOf, sameValue } from '#shared/kit/merge.ts';
import type { RecordKind } from '#shared/rules/common/record/record.ts';
import { notedBefore } from '#shared/rules/records/noted-before.ts';
import type { MessageKey } from '#shared/text/index.ts';
import type { Change, RecordUndo } from '../changes/change.ts';

export interface Reversal<E extends Endpoint, Place, Values extends object> {
  /** What the user did, in words. */
  readonly title: MessageKey;
  readonly input: Input<E>;
  readonly kind: RecordKind<Place, Values>;
  readonly place: Place;
  readonly before: Values;
  /** Of some calls only the answer says it. */
  readonly after: Values | ((output: Output<E>) => Values);
  /** The fields that it may change; all of the record unless told. */
  readonly names?: readonly (keyof Values & string)[];
  /** Reads that show something else now; those of the record unless told. */
  readonly touches?: readonly Endpoint[];
  /** The state before as the journal notes it; as the record's own call would send it unless told. */
  readonly noted?: unknown;
}

export function reversible<E extends Endpoint, Place, Values extends object>(
  endpoint: E,
  reversal: Reversal<E, Place, Values>,
): Change<E> {
  const { title, input, kind, place, before, after, touches = kind.touches } = reversal;
  const names = reversal.names ?? (Object.keys(before) as (keyof Values & string)[]);
  const differing = (made: Values) => names.filter((name) => !sameValue(before[name], made[name]));
  const undoOf = (made: Values): RecordUndo | undefined => {
    const changed = differing(made);
    if (changed.length === 0) return undefined;
    return { kind: kind.id, place, edits: inverseOf(before, made, changed) };
  };
  const change = { title, endpoint, input, touches };
  if (typeof after === 'function') {
    return {
      ...change,
      before: 'noted' in reversal ? reversal.noted : notedBefore(kind, place, before, names),
      restoresAfter: (output) => undoOf(after(output)),
    };
  }
  const does = undoOf(after);
  // A record whose states only lead on has no way back that an undo could offer.
  const restores = kind.lasting ? undefined : does;
  /** Applied later by the record's own call it is the same. */
  const isOwnCall = () => kind.write(place, after, differing(after)).endpoint.id === endpoint.id;
  return {
    ...change,
    before: 'noted' in reversal ? reversal.noted : notedBefore(kind, place, before, differing(after)),
    restores,
    ...(does && isOwnCall()
      ? {
          async check() {
            const { refuseWrong } = await import('./refused-content.ts');
            refuseWrong(kind, place, { newest: before, after, changed: differing(after) });
          },
        }
      : {}),
    collects: restores !== undefined && isOwnCall() && answersNothing(endpoint),
    ...(kind.placeAfter && restores
      ? { restoresAfter: (answer) => ({ ...restores, place: kind.placeAfter?.(place, answer) }) }
      : {}),
  };
}

function answersNothing({ response }: Endpoint): boolean {
  return z.safeParse(response, undefined).success;
}
