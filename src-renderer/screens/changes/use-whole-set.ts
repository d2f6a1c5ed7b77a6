/** What the changes of a set have to do with each other: what waits for what, and what each does beyond its fields. */
import { useEffect, useMemo, useState } from 'react';
import { inStretches } from '#data/in-stretches.ts';
import type { TrayChange } from '#shared/bridge/changes.ts';
import { type Effect, effectSteps } from '#shared/rules/changes/effects.ts';
import { dependencySteps, type Needs } from '#shared/rules/changes/order.ts';
import { atOnce, type Steps } from '#shared/rules/steps.ts';
import { fewChanges } from './few-changes.ts';

export interface WholeSet {
  /** By a change's position; empty until it is known. */
  readonly needs: Needs;
  readonly effects: readonly (readonly Effect[])[];
}

type Changes = readonly TrayChange[];

const unknown: WholeSet = { needs: [], effects: [] };

export function useWholeSet(changes: Changes): WholeSet {
  const small = useMemo(() => (changes.length <= fewChanges ? atOnce(steps(changes)) : null), [changes]);
  const [later, setLater] = useState<{ readonly of: Changes; readonly set: WholeSet } | null>(null);
  useEffect(() => {
    if (changes.length <= fewChanges) return;
    return inStretches(steps(changes), (set) => setLater({ of: changes, set }));
  }, [changes]);
  return small ?? (later?.of === changes ? later.set : unknown);
}

function* steps(changes: Changes): Steps<WholeSet> {
  return { needs: yield* dependencySteps(changes), effects: yield* effectSteps(changes) };
}
