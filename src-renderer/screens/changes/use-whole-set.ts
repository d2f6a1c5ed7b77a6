/** What the changes of a set have to do with each other: what waits for what, and what each does beyond its fields. */
import { useEffect, useMemo, useState } from 'react';
import type { TrayChange } from '#shared/bridge/changes.ts';
import { type Effect, effectsOf } from '#shared/rules/changes/effects.ts';
import { dependencies, type Needs } from '#shared/rules/changes/order.ts';

export interface WholeSet {
  /** By a change's position; empty until it is known. */
  readonly needs: Needs;
  readonly effects: readonly (readonly Effect[])[];
}

type Changes = readonly TrayChange[];

const unknown: WholeSet = { needs: [], effects: [] };
/** Changes up to which it is known at once; of more of them it is worked out when they stand on the page. */
const few = 300;

export function useWholeSet(changes: Changes): WholeSet {
  const atOnce = useMemo(() => (changes.length <= few ? wholeOf(changes) : null), [changes]);
  const [later, setLater] = useState<{ readonly of: Changes; readonly set: WholeSet } | null>(null);
  useEffect(() => {
    if (changes.length <= few) return;
    const know = (set: WholeSet) => setLater({ of: changes, set });
    // One task each.
    let timer = setTimeout(() => {
      const needs = dependencies(changes);
      know({ ...unknown, needs });
      timer = setTimeout(() => know({ needs, effects: effectsOf(changes) }), 0);
    }, 0);
    return () => clearTimeout(timer);
  }, [changes]);
  return atOnce ?? (later?.of === changes ? later.set : unknown);
}

const wholeOf = (changes: Changes): WholeSet => ({
  needs: dependencies(changes),
  effects: effectsOf(changes),
});
