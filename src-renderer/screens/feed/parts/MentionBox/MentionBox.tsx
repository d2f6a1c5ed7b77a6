/**
 * A text box in which `@` mentions a colleague: matching people are listed below while a name is typed, and arrow keys,
 * Enter or a click choose one. Ctrl or Cmd with Enter sends the text.
 */
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useText } from '#data/text.ts';
import { insertMention, type MentionedPerson, nameBeingTyped } from '#shared/rules/feed/mentions.ts';
import input from '#widgets/input.module.css';
import styles from './MentionBox.module.css';
import { useColleagues } from './use-colleagues.ts';

interface MentionBoxProps {
  readonly label: string;
  readonly name?: string;
  readonly value: string;
  readonly placeholder?: string;
  /** Visible lines of the empty box. */
  readonly lines: number;
  readonly problem?: string | undefined;
  /** Called with the text, and with the person whom the user has just mentioned. */
  readonly onChange: (text: string, person?: MentionedPerson) => void;
  readonly onSend?: () => void;
  readonly onLeave?: () => void;
  readonly onFiles?: (files: readonly File[]) => void;
  readonly takesFocus?: boolean;
}

export function MentionBox(props: MentionBoxProps) {
  const { label, name, value, placeholder, lines, problem, onChange, onSend, onLeave, onFiles } = props;
  const { t } = useText();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(-1);
  const [chosen, setChosen] = useState(0);
  /** Index of the `@` whose list is done: its name was chosen, or Esc closed the list. */
  const [closed, setClosed] = useState(-1);
  const typed = caret < 0 ? null : nameBeingTyped(value, caret);
  const mention = typed && typed.at !== closed ? typed : null;
  const { people, state } = useColleagues(mention?.words ?? null);
  const open = mention !== null && (people.length > 0 || state !== 'found');
  const current = people[Math.min(chosen, people.length - 1)];
  useGrowing(box, value, lines);
  const takesFocus = props.takesFocus ?? false;
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const onList = () => {
    setCaret(box.current?.selectionStart ?? -1);
    setChosen(0);
  };
  const take = (person: MentionedPerson) => {
    if (!mention) return;
    const next = insertMention(value, mention, person.userName);
    onChange(next.text, person);
    setCaret(-1);
    setClosed(mention.at);
    // The caret can be set only after the new text is rendered.
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(next.caret, next.caret);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSend?.();
    } else if (open) onListKey(event);
  };
  const onListKey = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by && people.length > 0) setChosen((chosen + by + people.length) % people.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && current) take(current);
    else if (event.key === 'Escape') setClosed(mention?.at ?? -1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || !onFiles) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <div className={styles.box}>
      <textarea
        ref={box}
        name={name}
        className={`${input.input} ${styles.text}`}
        aria-label={label}
        aria-autocomplete="list"
        aria-controls={open ? `${id}-list` : undefined}
        aria-activedescendant={open && current ? `${id}-${current.userId}` : undefined}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        placeholder={placeholder}
        rows={lines}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          setCaret(event.target.selectionStart);
          setChosen(0);
          // A new name has begun; the closed list belonged to the previous one.
          const next = nameBeingTyped(event.target.value, event.target.selectionStart);
          if (next === null || next.words === '') setClosed(-1);
        }}
        onKeyDown={onKeyDown}
        onKeyUp={({ key }) => ['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key) && onList()}
        onClick={onList}
        onPaste={onPaste}
        onBlur={() => {
          setCaret(-1);
          onLeave?.();
        }}
      />
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.list} hidden={!open}>
        <div id={`${id}-list`} role="listbox" aria-label={t('feed.mention.list')}>
          {open &&
            people.map((person) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus, and says which one is meant
              // biome-ignore lint/a11y/useKeyWithClickEvents: as above
              <div
                key={person.userId}
                id={`${id}-${person.userId}`}
                role="option"
                aria-selected={person === current}
                className={styles.person}
                // The text box keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(person)}
              >
                <span>{person.userName}</span>
                <span className={styles.department}>{person.department}</span>
              </div>
            ))}
        </div>
        {open && people.length === 0 && (
          <p className={styles.note} role="status">
            {state === 'looking' && t('feed.mention.looking')}
            {state === 'none' && t('feed.mention.none', { words: mention.words })}
            {state === 'failed' && t('feed.mention.failed')}
          </p>
        )}
      </div>
    </div>
  );
}

/** The box grows with its text, up to a height that fits the page. */
function useGrowing(box: RefObject<HTMLTextAreaElement | null>, value: string, lines: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.style.height = 'auto';
    if (element.scrollHeight > 0) element.style.height = `${element.scrollHeight + 2}px`;
  }, [box, value, lines]);
}
