/** A form in a dialog with its own address: Back closes it; closing with unsaved changes asks first. */
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '#data/text.ts';
import { withoutAsking } from '#state/unsaved-work.ts';
import { Button } from '../Button.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import styles from './FormPage.module.css';
import { focusField, Summary } from './FormPage.tsx';
import { fieldControls } from './field-about.tsx';
import { GuardedDialog } from './GuardedDialog.tsx';
import type { FormState } from './use-form.ts';

interface FormDialogProps<Values extends object> {
  readonly form: FormState<Values>;
  readonly title: string;
  readonly width?: 500 | 720 | 1000 | 1200;
  /** A sheet at the right edge, for editing a row without leaving the list. */
  readonly side?: boolean;
  /** Navigates to the address without the dialog. */
  readonly onClose: () => void;
  /** Shows the values without editing, for users without the right to change them. */
  readonly readOnly?: boolean;
  readonly action?: string;
  readonly children: ReactNode;
}

export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { form, title, width, side = false, onClose, readOnly = false, action, children } = props;
  const { dirty, saving, found, failure } = form;
  const { t } = useText();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (found[0]) focusField(element, found[0].name);
  }, [found]);
  // The first field takes the focus, unless a part of the dialog has taken it.
  useLayoutEffect(() => {
    const dialog = element.current?.closest('dialog');
    if (readOnly || !dialog || document.activeElement !== dialog) return;
    element.current?.querySelector<HTMLElement>(fieldControls)?.focus({ preventScroll: true });
  }, [readOnly]);
  const save = async () => {
    if (await form.save()) await withoutAsking(onClose);
  };
  return (
    <GuardedDialog
      dirty={dirty}
      hasDraft
      {...(width ? { width } : {})}
      side={side}
      title={title}
      onClose={onClose}
      footer={(close) => (
        <>
          {failure && (
            <span className={styles.refused} role="alert">
              {failure}
            </span>
          )}
          <Button onClick={close}>{t(readOnly ? 'common.close' : 'common.cancel')}</Button>
          {!readOnly && (
            <Button look="primary" type="submit" form={id} busy={saving}>
              {action ?? t('common.save')}
            </Button>
          )}
        </>
      )}
    >
      <form
        id={id}
        ref={element}
        noValidate
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving) void save();
        }}
      >
        {!readOnly && <DraftNotice offer={form.offer} labelOf={form.labelOf} />}
        <Summary problems={found} onField={(name) => focusField(element, name)} />
        {children}
      </form>
    </GuardedDialog>
  );
}
