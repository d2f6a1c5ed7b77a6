/**
 * A form over stored values: drafts, checks on leaving a field and on *Save*, checks by the server, the record's newest
 * state, refusals at their fields. A screen declares it and renders it with `FormPage` or `FormDialog`.
 */
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { isNotAgreed, isUnconfirmed } from '#data/changes/index.ts';
import { rawText } from '#data/raw-text.ts';
import { valueText } from '#data/records/record-text.ts';
import { isGone, UnreadRecord } from '#data/records/save-record.ts';
import { useText } from '#data/text.ts';
import { whyUnknown } from '#data/why-unknown.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { changedNames, sameValue } from '#shared/kit/merge.ts';
import { withCollected } from '#shared/rules/changes/collected-change.ts';
import { checkFields, type FieldProblem } from '#shared/rules/common/fields/check-fields.ts';
import { controlName, describedBy, type Fields, rowsOf } from '#shared/rules/common/fields/field.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { useWaiting } from '#state/tray.ts';
import { notifyFailure } from '../notify.tsx';
import { afterPress } from './after-press.ts';
import type { FormChange } from './change.ts';
import { oddFieldsAt } from './odd-form-fields.ts';
import { type DraftRules, useEdits } from './use-edits.ts';
import { useFailure } from './use-failure.ts';
import { usePending } from './use-pending.ts';
import { withoutBlanks } from './without-blanks.ts';

/** A field's problem as text; `name` is the control's. */
export interface FormProblem {
  readonly name: string;
  readonly label: string;
  readonly message: string;
}

export interface FormPlan<Values extends object> {
  /** The form's name in draft keys: form and object. */
  readonly name: string;
  /** The stored values in the form's shape; for a new record the initial ones. */
  readonly stored: Values;
  readonly fields: Fields<Values>;
  readonly change: FormChange<Values>;
  /** Checks beyond single rows of the table, e.g. of two fields together. */
  readonly rules?: (values: Values, stored: Values) => readonly FieldProblem[];
  /** Controls that stand above those of the table, whose problems therefore come first. */
  readonly drawnFirst?: readonly string[];
  /** Checks by the server, e.g. whether a name is free; asked once all other checks pass. */
  readonly ask?: (values: Values, stored: Values) => Promise<FieldProblem | null>;
  /** The form's text when that check could not be made. */
  readonly uncheckedText?: MessageKey;
  /** The field that a refusal concerns; null shows it for the whole form. */
  readonly refusals?: (error: unknown, values: Values) => RefusedField | null;
  readonly drafts?: DraftRules<Values>;
  /** Labels of fields outside the table, by field or control name. */
  readonly label?: (name: string) => string | undefined;
  /** Text below a field that somebody else has changed too; null when the screen shows it. */
  readonly conflictText?: MessageKey | null;
  /** Nothing is stored yet: *Save* sends the values even when unchanged. */
  readonly isNew?: boolean;
  /** Fields that count as changed from the start, e.g. in a copy. */
  readonly initiallyChanged?: readonly (keyof Values & string)[];
}

export interface RefusedField {
  readonly name: string;
  readonly message: string;
}

export function useForm<Values extends object>(plan: FormPlan<Values>) {
  const { t } = useText();
  const { fields } = plan;
  const waiting = useWaiting(plan.change.record);
  const stored = useMemo(() => withCollected(plan.stored, waiting?.edits), [plan.stored, waiting]);
  const edits = useEdits(plan.name, stored, plan.drafts);
  const pending = usePending();
  const [saving, setSaving] = useState(false);
  /** A ref, because it must be known before the next render. */
  const underWay = useRef<Promise<boolean> | null>(null);
  const { failure, setFailure, showError } = useFailure();
  /** Controls whose problems are displayed: those the user has left; all after *Save*. */
  const [checked, setChecked] = useState<ReadonlySet<string> | 'all'>(none);
  const [refused, setRefused] = useState<RefusedField | null>(null);
  /** Problems of the last attempt; a new list moves the focus. */
  const [found, setFound] = useState<readonly FormProblem[]>([]);
  const latest = useRef(plan);
  latest.current = { ...plan, stored };

  const rows = new Map(rowsOf(fields));
  const description = describedBy(fields);
  const nameOf = (control: string): string => {
    const own = rowsOf(fields).find(([name, row]) => controlName(name, row) === control || name === control);
    return own
      ? t(own[1].labelAmong?.(edits.values) ?? own[1].label)
      : (plan.label?.(control) ?? plan.change.label?.(control) ?? control);
  };
  const odd = oddFieldsAt(plan.change.record, rows);
  const isKeptOdd = (name: string, values: Values) =>
    odd[name] !== undefined && sameValue(values[name as keyof Values], stored[name as keyof Values]);
  const problemsOf = (values: Values): readonly FieldProblem[] => [
    // A value not understood is sent back unchanged, so its stand-in needs no check.
    ...checkFields(fields, values, plan.isNew ? undefined : stored).filter(
      ({ name }) => !isKeptOdd(name, values),
    ),
    ...(plan.rules?.(values, stored) ?? []),
  ];
  /** Sorts problems in the table's order, so that the first one gets the focus. */
  const inOrder = (wrong: readonly FieldProblem[]) => {
    const controls = [
      ...(plan.drawnFirst ?? []),
      ...rowsOf(fields).map(([name, row]) => controlName(name, row)),
    ];
    const rankOf = ({ name }: FieldProblem) => controls.indexOf(name) + 1 || controls.length + 1;
    return [...wrong].sort((a, b) => rankOf(a) - rankOf(b));
  };
  const inWords = ({ name, message }: FieldProblem): FormProblem => ({
    name,
    label: nameOf(name),
    message: t(message.key, message.params),
  });
  const problems = problemsOf(edits.values);
  const problem = (control: string): string | undefined => {
    if (refused?.name === control) return refused.message;
    if (checked !== 'all' && !checked.has(control)) return undefined;
    const own = problems.find(({ name }) => name === control);
    return own && t(own.message.key, own.message.params);
  };
  const refuse = (field: RefusedField) => {
    setRefused(field);
    setFound([{ ...field, label: nameOf(field.name) }]);
  };
  const fail = (error: unknown) => {
    const field = latest.current.refusals?.(error, edits.now().values) ?? null;
    const { failed, missing } = latest.current.change;
    if (field) refuse(field);
    else if (isGone(error)) setFailure(t('record.gone'));
    else if (error instanceof UnreadRecord) setFailure(t('record.readFailed'));
    else if (missing && error instanceof ApiError && error.kind === 'contract') setFailure(t(missing));
    else if (isNotAgreed(error)) setFailure(t('record.clash.kept'));
    else if (isUnconfirmed(error)) setFailure(t('record.unknown.inForm', { why: whyUnknown(error) }));
    else if (failed) setFailure(t(failed));
    else showError(error);
  };
  const forget = () => {
    setChecked(none);
    setRefused(null);
    setFailure(null);
    setFound([]);
  };
  /** The work to send, after waiting for pending parts; null when a check fails, whose problems are then displayed. */
  const ready = async () => {
    // wall: form-file-pending
    if (!(await pending.settled())) return null;
    const work = edits.now();
    const wrong = problemsOf(work.values);
    setChecked('all');
    setRefused(null);
    setFailure(null);
    setFound(inOrder(wrong).map(inWords));
    // wall: form-wrong
    if (wrong.length > 0) return null;
    for (const [name, row] of rowsOf(fields)) {
      // The table's type ties the value to its field.
      const rest = row.otherwise as Values[typeof name] | undefined;
      if (rest !== undefined && row.when && !row.when(work.values)) edits.set(name, rest);
      else if (name in work.edits) edits.set(name, withoutBlanks(row, work.values[name]));
    }
    return edits.now();
  };
  /** Whether the user may go on from these fields, after waiting for pending parts; displays their problems. */
  const pass = async (names: readonly (keyof Values & string)[]): Promise<boolean> => {
    if (!(await pending.settled())) return false;
    const own = new Set(names.map((name) => controlName(name, rows.get(name) ?? {})));
    const wrong = problemsOf(edits.now().values).filter(({ name }) => own.has(name));
    setChecked((now) => (now === 'all' ? now : new Set([...now, ...own])));
    setFound(inOrder(wrong).map(inWords));
    return wrong.length === 0;
  };
  const ask = async (values: Values): Promise<boolean> => {
    try {
      const taken = (await latest.current.ask?.(values, latest.current.stored)) ?? null;
      if (taken) refuse({ name: taken.name, message: t(taken.message.key, taken.message.params) });
      return taken === null;
    } catch (error) {
      const { uncheckedText } = latest.current;
      if (uncheckedText) setFailure(t(uncheckedText));
      notifyFailure(error);
      return false;
    }
  };
  const send = async (): Promise<boolean> => {
    setSaving(true);
    try {
      const work = await ready();
      if (!work) return false;
      if (!plan.isNew && work.changed.length === 0 && !plan.initiallyChanged) return true;
      edits.sending(work.edits);
      if (!(await ask(work.values))) return false;
      const outcome = await latest.current.change.send({ ...work, stored: latest.current.stored });
      if (outcome === 'kept') setFailure(t('record.clash.kept'));
      else {
        edits.removeSaved(work.edits);
        forget();
      }
      return outcome !== 'kept';
    } catch (error) {
      fail(error);
      return false;
    } finally {
      edits.sending(null);
      setSaving(false);
    }
  };
  /** Sends later input after the running save; creating a record happens only once. */
  const sendRest = async (before: Promise<boolean>): Promise<boolean> => {
    if (!(await before)) return false;
    return plan.isNew || changedNames(edits.now().edits).length === 0 ? true : send();
  };
  /** Resolves to whether the values are stored. Two presses without input in between count as one. */
  const save = (): Promise<boolean> => {
    const running = underWay.current ? sendRest(underWay.current) : send();
    underWay.current = running;
    const end = () => {
      if (underWay.current === running) underWay.current = null;
    };
    return running.finally(end);
  };
  const newerText = (name: keyof Values & string): string | null => {
    const other = edits.newerValue(name);
    if (!other) return null;
    return plan.change.valueText?.(name, other.value) ?? valueText(description, name, other.value);
  };
  const changed = [...new Set([...(plan.initiallyChanged ?? []), ...edits.changed])];
  return {
    fields,
    stored,
    changed,
    found,
    failure,
    saving,
    problem,
    save,
    refuse,
    fail,
    values: edits.values,
    edits: edits.edits,
    dirty: changed.length > 0,
    /** All input is being sent, so pressing *Save* again would do nothing. */
    busy: saving && !edits.typedSince,
    changedLabels: [...new Set(changed.map(nameOf))],
    labelOf: nameOf,
    offer: edits.offer,
    ready: async () => (await ready())?.values ?? null,
    pass,
    /** Controls with current problems, displayed or not. */
    wrong: problems.map(({ name }) => name),
    /** Another person's newer value of a field being changed, as text. */
    newerText,
    /** Note below a field: the tray's waiting change, or another person's newer value. */
    conflictHelp(name: keyof Values & string): string | undefined {
      const { conflictText: key = 'record.clash.meanwhile' } = plan;
      if (waiting && name in waiting.edits)
        return t('changes.waits', { value: valueText(description, name, plan.stored[name]) });
      const value = key && newerText(name);
      return value ? t(key, { value }) : undefined;
    },
    /** Whether the stored value was not understood and has a stand-in. */
    isOdd: (name: keyof Values & string): boolean => odd[name] !== undefined,
    /** Note about a value that was not understood, until the field is changed. */
    oddText(name: keyof Values & string): string | undefined {
      const field = odd[name];
      if (field?.isEntry) return t('record.oddEntry', { raw: rawText(field.raw) });
      return field && isKeptOdd(name, edits.values)
        ? t('record.odd', { raw: rawText(field.raw) })
        : undefined;
    },
    set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
      edits.set(name, value);
      const row = rows.get(name);
      const other = refused && rowsOf(fields).some(([each, its]) => controlName(each, its) === refused.name);
      if (!other || refused.name === controlName(name, row ?? {})) setRefused(null);
    },
    leave: (control: string) =>
      afterPress(() => setChecked((now) => (now === 'all' ? now : new Set([...now, control])))),
    /** Adds a field's pending work, e.g. a file being read; *Save* waits for it. */
    waitFor: pending.add,
    discard: () => {
      edits.discard();
      forget();
    },
  };
}

const none: ReadonlySet<string> = new Set();

export type FormState<Values extends object> = ReturnType<typeof useForm<Values>> & {
  /** Previews a field's value; null ends the preview. */
  readonly attempt?: (name: keyof Values & string, value: unknown) => void;
  /** Note about a colour, shown beside it and in its picker. */
  readonly note?: (name: keyof Values & string) => ReactNode;
};
