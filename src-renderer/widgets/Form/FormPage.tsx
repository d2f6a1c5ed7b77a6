/**
 * A form on a page. While something is changed, a bar at the foot lists the changes with *Save* and *Discard*;
 * Ctrl/Cmd+S saves; leaving asks; the first field with a problem gets the focus.
 */

import { useAtomValue } from 'jotai';
import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
} from 'react';
import { matchPath, useLocation, useResolvedPath } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { screensAtom } from '#state/menu.ts';
import type { Screen } from '#state/screen.ts';
import type { PageLocation } from '#state/unsaved-work.ts';
import { Button } from '../Button.tsx';
import { Notice } from '../Notice.tsx';
import { afterPress } from './after-press.ts';
import { useBarSpace } from './bar-space.ts';
import { DraftNotice } from './DraftNotice.tsx';
import styles from './FormPage.module.css';
import { fieldControls } from './field-about.tsx';
import { useLeaveGuard } from './leave-guard.ts';
import type { FormProblem, FormState } from './use-form.ts';

/** Distance in pixels between the field and the bar. */
const gap = 12;

/**
 * Keeps the focused field visible above the *Save* bar, which covers the page's foot. `shown`: whether the bar is
 * visible. Its height is measured, since its text may wrap.
 */
function useFieldInView(bar: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    if (!shown) return;
    const clear = () => {
      const [field, over] = [document.activeElement, bar.current];
      if (!over || !(field instanceof HTMLElement) || over.contains(field)) return;
      const [box, top] = [field.getBoundingClientRect(), over.getBoundingClientRect().top];
      const covered = box.bottom + gap - top;
      // A field further down was scrolled away by the user, who is reading above it.
      if (covered > 0 && box.top < window.innerHeight) scrolling(field)?.scrollBy({ top: covered });
    };
    clear();
    // A pressed element must not move under the pointer.
    const focused = () => afterPress(clear);
    document.addEventListener('focusin', focused);
    // Lazily loaded content above grows, and the bar's own text wraps.
    const watch = new ResizeObserver(clear);
    const page = bar.current && scrolling(bar.current);
    for (const part of [bar.current, ...(page?.children ?? [])]) if (part) watch.observe(part);
    return () => {
      document.removeEventListener('focusin', focused);
      watch.disconnect();
    };
  }, [bar, shown]);
}

function scrolling(element: HTMLElement): HTMLElement | null {
  let around = element.parentElement;
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement;
  return around;
}

interface FormPageProps<Values extends object> {
  readonly form: FormState<Values>;
  readonly label: string;
  /** Query parameters that identify the form's object: another value means another form. */
  readonly about?: readonly string[];
  readonly onSave?: () => void;
  readonly onDiscard?: () => void;
  readonly children: ReactNode;
}

export function FormPage<Values extends object>(props: FormPageProps<Values>) {
  const { form, label, about = [], children } = props;
  const { onSave = () => void form.save(), onDiscard = form.discard } = props;
  const { dirty, saving, busy, found, offer, failure } = form;
  const { t } = useText();
  const element = useRef<HTMLFormElement>(null);
  const headingId = useId();
  const bar = useRef<HTMLElement>(null);
  useLeaveGuard(dirty, useStays(about));
  useBarSpace(bar, dirty);
  useSaveKey(dirty && !busy, onSave);
  useEffect(() => {
    if (found[0]) focusField(element, found[0].name);
  }, [found]);
  useFieldInView(bar, dirty);
  const noteField = useFocusAfterBar(dirty);
  return (
    <form
      ref={element}
      aria-label={label}
      noValidate
      onFocus={noteField}
      onSubmit={(event) => {
        event.preventDefault();
        if (dirty && !busy && !inList(document.activeElement)) onSave();
      }}
    >
      <DraftNotice offer={offer} labelOf={form.labelOf} />
      <Summary problems={found} onField={(name) => focusField(element, name)} />
      {children}
      {dirty && (
        <section ref={bar} className={styles.bar} aria-labelledby={headingId} data-bar="">
          <p className={styles.changed} id={headingId}>
            {t('common.form.changed', { fields: form.changedLabels.join(t('common.form.separator')) })}
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
            <Button type="submit" look="primary" busy={busy} aria-keyshortcuts="Control+S Meta+S">
              {t('common.save')}
            </Button>
          </div>
        </section>
      )}
    </form>
  );
}

/** Enter in a list's search or page number concerns the list, not the form. */
const inList = (focused: Element | null) => focused?.matches('[data-list] input') ?? false;

interface SummaryProps {
  readonly problems: readonly FormProblem[];
  readonly onField: (name: string) => void;
}

/** Lists several fields with problems, each with a link. */
export function Summary({ problems, onField }: SummaryProps) {
  const { t } = useText();
  if (problems.length < 2) return null;
  return (
    <div className={styles.summary}>
      <Notice tone="danger" title={t('common.form.problems', { count: problems.length })}>
        <ul className={styles.problems}>
          {problems.map(({ name, label, message }) => (
            <li key={name}>
              <button type="button" className={styles.problem} onClick={() => onField(name)}>
                {label}
              </button>
              {' – '}
              {message}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

/** A dialog below the screen's own address belongs to the same page, so opening and closing it asks nothing. */
export function useStays(about: readonly string[]): (to: PageLocation) => boolean {
  const { pathname: ownPath } = useResolvedPath('.');
  const { search } = useLocation();
  const screens = useAtomValue(screensAtom);
  const words = about.join(' ');
  return useCallback(
    (to) => {
      if (to.pathname !== ownPath && !isDialogOf(ownPath, to.pathname, screens)) return false;
      const [now, then] = [new URLSearchParams(search), new URLSearchParams(to.search)];
      return words.split(' ').every((word) => now.get(word) === then.get(word));
    },
    [ownPath, search, screens, words],
  );
}

/** An address below a page opens a dialog of it, unless it is another page, such as the next tab. */
function isDialogOf(ownPath: string, path: string, screens: readonly Screen[]): boolean {
  return (
    path.startsWith(`${ownPath}/`) &&
    !screens.some((one) => matchPath(one.path, path) !== null && matchPath(one.path, ownPath) === null)
  );
}

/** Returns the focus to its previous field when the bar disappears with the pressed button. */
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
      // The browser's own shortcut would save the page as a file.
      event.preventDefault();
      if (active && !document.querySelector('dialog[open]')) save.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [active]);
}

/** Focuses a field's control; in a row of several controls (`FormRow` has the name), the first one. */
export function focusField(form: RefObject<HTMLFormElement | null>, name: string): void {
  const named = form.current?.elements.namedItem(name);
  const control = named ?? rowOf(form.current, name);
  if (!(control instanceof HTMLElement)) return;
  const inside = !control.matches(fieldControls) && control.querySelector<HTMLElement>(fieldControls);
  (inside || control).focus();
}

/** Finds the row of a field whose control has no name. */
function rowOf(form: HTMLFormElement | null, name: string): HTMLElement | undefined {
  return [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find(
    ({ dataset }) => dataset.field === name,
  );
}
