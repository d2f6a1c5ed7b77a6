/**
 * Undo and redo of a form before it is saved, step by step. Typing in one field without a pause is one step; inside a
 * text field the browser's own undo applies.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { sameValue } from '#shared/kit/merge.ts';
import type { FormState } from '#widgets/Form/use-form.ts';
import { pickFields } from '../pick-fields.ts';

interface Step<Values extends object> {
  /** Name of the set field; null for several fields. */
  readonly name: string | null;
  /** Milliseconds since the page was loaded. */
  readonly time: number;
  readonly was: Partial<Values>;
  readonly is: Partial<Values>;
}
interface Steps<Values extends object> {
  readonly past: readonly Step<Values>[];
  readonly future: readonly Step<Values>[];
}

export interface FormHistory {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Both return the labels of the changed fields. */
  readonly undo: () => readonly string[];
  readonly redo: () => readonly string[];
}

/** Milliseconds without an edit after which a new step begins. */
const pause = 1000;
/** Steps that are kept. */
const most = 300;

/** `follow` adjusts other values after the user has set a field. */
export function useHistory<Values extends object>(
  form: FormState<Values>,
  follow: (values: Values, name: keyof Values & string, before: Values) => Values = (values) => values,
): {
  readonly form: FormState<Values>;
  readonly history: FormHistory;
  /** Sets several fields in one step. */
  readonly setAll: (values: Partial<Values>) => void;
} {
  const [steps, setSteps] = useState<Steps<Values>>({ past: [], future: [] });
  const now = useRef(form.values);
  now.current = form.values;
  const latest = useRef({ form, follow, steps });
  latest.current = { form, follow, steps };
  const put = useCallback((next: Steps<Values>) => {
    latest.current.steps = next;
    setSteps(next);
  }, []);
  const lay = useCallback((values: Partial<Values>): readonly string[] => {
    const names = Object.keys(values) as (keyof Values & string)[];
    now.current = { ...now.current, ...values };
    // Safe cast: all names are fields of the form.
    for (const name of names) latest.current.form.set(name, values[name] as Values[typeof name]);
    return [...new Set(names.map(latest.current.form.labelOf))];
  }, []);
  const note = useCallback(
    (name: string | null, after: Values) => {
      const before = now.current;
      const names = (Object.keys(after) as (keyof Values & string)[]).filter(
        (each) => !sameValue(before[each], after[each]),
      );
      if (names.length === 0) return;
      const step = {
        name,
        time: performance.now(),
        was: pickFields(before, names),
        is: pickFields(after, names),
      };
      put({ past: joined(latest.current.steps, step).slice(-most), future: [] });
    },
    [put],
  );
  const set = useCallback<FormState<Values>['set']>(
    (name, value) => {
      const before = now.current;
      const after = latest.current.follow({ ...before, [name]: value }, name, before);
      note(name, after);
      const others = (Object.keys(after) as (keyof Values & string)[]).filter(
        (each) => each !== name && !sameValue(before[each], after[each]),
      );
      lay(pickFields(after, [name, ...others]));
    },
    [note, lay],
  );
  const setAll = useCallback(
    (values: Partial<Values>) => {
      note(null, { ...now.current, ...values });
      lay(values);
    },
    [note, lay],
  );
  const undo = useCallback(() => {
    const { past, future } = latest.current.steps;
    const step = past.at(-1);
    if (!step) return [];
    put({ past: past.slice(0, -1), future: [step, ...future] });
    return lay(step.was);
  }, [put, lay]);
  const redo = useCallback(() => {
    const { past, future } = latest.current.steps;
    const [step] = future;
    if (!step) return [];
    put({ past: [...past, step], future: future.slice(1) });
    return lay(step.is);
  }, [put, lay]);
  const discard = useCallback(() => {
    note(null, latest.current.form.stored);
    latest.current.form.discard();
  }, [note]);
  return {
    form: { ...form, set, discard },
    setAll,
    history: { undo, redo, canUndo: steps.past.length > 0, canRedo: steps.future.length > 0 },
  };
}

/** Joins an edit without a pause to the previous step. */
function joined<Values extends object>(
  { past, future }: Steps<Values>,
  step: Step<Values>,
): readonly Step<Values>[] {
  const last = past.at(-1);
  const goesOn =
    last &&
    future.length === 0 &&
    step.name !== null &&
    last.name === step.name &&
    step.time - last.time < pause;
  if (!goesOn) return [...past, step];
  return [
    ...past.slice(0, -1),
    { ...step, was: { ...step.was, ...last.was }, is: { ...last.is, ...step.is } },
  ];
}

/** Ctrl/Cmd+Z, and with Shift; text inputs keep their own undo. */
export function useHistoryKeys({
  undo,
  redo,
}: {
  readonly undo: () => void;
  readonly redo: () => void;
}): void {
  const latest = useRef({ undo, redo });
  latest.current = { undo, redo };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      const { target } = event;
      if (target instanceof HTMLElement && target.closest(writing)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) latest.current.redo();
      else latest.current.undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const writing =
  'input:not([type="radio"], [type="checkbox"], [type="range"], [type="file"]), textarea, [contenteditable="true"]';
