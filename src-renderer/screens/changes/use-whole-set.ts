/** Relations between the changes of a set: which must be applied before which, and the effects of each. */
import { useEffect, useMemo, useState } from 'react';
import { runInSlices } from '#data/run-in-slices.ts';
import { runToEnd, type Steps } from '#shared/kit/steps.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { type Effect, effectSteps } from '#shared/rules/changes/effects.ts';
import { dependencySteps, type Needs } from '#shared/rules/changes/order.ts';
import { type ChangePlan, planBy } from '#shared/rules/changes/plan.ts';
import { immediateLimit } from './immediate-limit.ts';

interface Known {
  /** Required earlier changes by index; empty until they are known. */
  readonly needs: Needs;
  readonly effects: readonly (readonly Effect[])[];
}
export interface WholeSet extends Known {
  /** The plan as far as the effects are known. */
  readonly plan: ChangePlan;
}

type Changes = readonly CollectedChange[];

const unknown: Known = { needs: [], effects: [] };

export function useWholeSet(changes: Changes): WholeSet {
  const small = useMemo(
    () => (changes.length <= immediateLimit ? runToEnd(steps(changes)) : null),
    [changes],
  );
  const [later, setLater] = useState<{ readonly of: Changes; readonly set: Known } | null>(null);
  useEffect(() => {
    if (changes.length <= immediateLimit) return;
    return runInSlices(steps(changes), (set) => setLater({ of: changes, set }));
  }, [changes]);
  const { needs, effects } = small ?? (later?.of === changes ? later.set : unknown);
  const plan = useMemo(() => planBy(changes, effects), [changes, effects]);
  return { needs, effects, plan };
}

function* steps(changes: Changes): Steps<Known> {
  return { needs: yield* dependencySteps(changes), effects: yield* effectSteps(changes) };
}
