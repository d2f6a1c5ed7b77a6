/**
 * The frame of a form on a page: a bar with *Save* and *Discard* stands at the foot while something is changed and
 * says what; Ctrl/Cmd+S saves; leaving asks; the first field with a problem gets the focus.
 */
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useText } from '#data/text.ts';
import { Button } from '../Button.tsx';
import { Notice } from '../Notice.tsx';
import { useBarSpace } from './bar-space.ts';
import { DraftNotice } from './DraftNotice.tsx';
import styles from './EditForm.module.css';
import { useFieldInView } from './field-in-view.ts';
import { useLeaveGuard } from './leave-guard.ts';
import type { DraftOffer } from './use-edits.ts';

export interface FormProblem {
  /** The control's `name`. */
  readonly name: string;
  readonly label: string;
  readonly message: string;
}

interface EditFormProps {
  readonly label: string;
  /** Labels of what is changed; empty: nothing is. */
  readonly changed: readonly string[];
  readonly saving: boolean;
  /** What *Save* found; a new list moves the focus to the first of them. */
  readonly problems: readonly FormProblem[];
  /** The last attempt failed: what the bar says of it. */
  readonly failure?: string | null;
  /** A draft that was left behind, and what its fields are called. */
  readonly offer?: DraftOffer | null;
  readonly labelOf?: (name: string) => string;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly children: ReactNode;
}

export function EditForm(props: EditFormProps) {
  const {
    label,
    changed,
    saving,
    problems,
    failure,
    offer = null,
    labelOf,
    onSave,
    onDiscard,
    children,
  } = props;
  const { t } = useText();
  const form = useRef<HTMLFormElement>(null);
  const headingId = useId();
  const dirty = changed.length > 0;
  const bar = useRef<HTMLElement>(null);
  useLeaveGuard(dirty);
  useBarSpace(bar, dirty);
  useSaveKey(dirty && !saving, onSave);
  useEffect(() => {
    if (problems[0]) focusField(form, problems[0].name);
  }, [problems]);
  useFieldInView(bar, dirty);
  const noteField = useFocusAfterBar(dirty);
  return (
    <form
      ref={form}
      aria-label={label}
      noValidate
      onFocus={noteField}
      onSubmit={(event) => {
        event.preventDefault();
        if (dirty && !saving) onSave();
      }}
    >
      {offer && labelOf && (
        <div className={styles.summary}>
          <DraftNotice offer={offer} labelOf={labelOf} />
        </div>
      )}
      {problems.length > 1 && (
        <div className={styles.summary}>
          <Notice tone="danger" title={t('common.form.problems', { count: problems.length })}>
            <ul className={styles.problems}>
              {problems.map(({ name, label: field, message }) => (
                <li key={name}>
                  <button type="button" className={styles.problem} onClick={() => focusField(form, name)}>
                    {field}
                  </button>
                  {' – '}
                  {message}
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      {children}
      {dirty && (
        <section ref={bar} className={styles.bar} aria-labelledby={headingId} data-bar="">
          <p className={styles.changed} id={headingId}>
            {t('common.form.changed', { fields: changed.join(t('common.form.separator')) })}
          </p>
          {failure && (
            <p className={styles.failure} role="alert">
              {failure}
            </p>
          )}
          <div className={styles.buttons}>
            <Button onClick={onDiscard} disabled={saving}>
              {t('common.form.discard')}
            </Button>
            <Button type="submit" look="primary" busy={saving} aria-keyshortcuts="Control+S Meta+S">
              {t('common.save')}
            </Button>
          </div>
        </section>
      )}
    </form>
  );
}

/** The bar leaves with the button that was pressed in it: the focus goes back to the field where it was before. */
function useFocusAfterBar(dirty: boolean): (event: FocusEvent<HTMLElement>) => void {
  const field = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!dirty && document.activeElement === document.body && field.current?.isConnected)
      field.current.focus({ preventScroll: true });
  }, [dirty]);
  return ({ target }) => {
    if (!target.closest('[data-bar]')) field.current = target;
  };
}

function useSaveKey(active: boolean, onSave: () => void): void {
  const save = useRef(onSave);
  save.current = onSave;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      // The browser would save the page as a file.
      event.preventDefault();
      if (active && !document.querySelector('dialog[open]')) save.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [active]);
}

function focusField(form: RefObject<HTMLFormElement | null>, name: string): void {
  const control = form.current?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}
