/** The "?" beside the label of a field, and the text that it opens below the field. */
import { CircleHelp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '#data/text.ts';
import styles from './FormField.module.css';

export interface FieldAbout {
  /** Placed beside the label and outside of it, so that its name stays out of the control's. */
  readonly button: ReactNode;
  readonly note: ReactNode;
  /** The id of the note while it is open, for the control's description. */
  readonly described: string | undefined;
}

const none: FieldAbout = { button: null, note: null, described: undefined };

/** Without a text there is neither button nor note. */
export function useFieldAbout(label: string, text: string | undefined): FieldAbout {
  const { t } = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (text === undefined) return none;
  return {
    button: (
      <button
        type="button"
        className={styles.about}
        data-about=""
        aria-label={t('controls.about', { label })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <CircleHelp size={14} aria-hidden="true" />
      </button>
    ),
    // The live region is there before its text, which a screen reader then says by itself.
    note: (
      <div id={id} aria-live="polite">
        {isOpen && <p className={styles.note}>{text}</p>}
      </div>
    ),
    described: isOpen ? id : undefined,
  };
}

/** Selects the controls of fields that take the focus, without the "?" before them. */
export const fieldControls =
  ':is(input, button, textarea, select):not(:disabled, [tabindex="-1"], [data-about])';

/** The ids of notes as one attribute. */
export function describedByAll(...ids: readonly (string | undefined)[]): string | undefined {
  return ids.filter((id) => id !== undefined).join(' ') || undefined;
}
