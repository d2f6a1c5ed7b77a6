/** What narrows the journal: words, server, result, days. Each says what it is set to and can be cleared. */
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useText } from '#data/text.ts';
import { Button, IconButton } from '#widgets/Button.tsx';
import { SearchField } from '#widgets/SearchField.tsx';
import styles from './Journal.module.css';
import { daysInOrder, isNarrowed, type JournalDraft, results } from './journal-filter.ts';
import { serverText } from './journal-text.ts';

/** Milliseconds without a key before the journal is searched. */
const typingPause = 250;

interface JournalFiltersProps {
  readonly draft: JournalDraft;
  readonly servers: readonly { readonly id: string; readonly name: string }[];
  readonly onDraft: (change: Partial<JournalDraft>) => void;
}

export function JournalFilters({ draft, servers, onDraft }: JournalFiltersProps) {
  const { t } = useText();
  const [typed, setTyped] = useTyped(draft.find, (find) => onDraft({ find }));
  const id = useId();
  const { server, result, from, to } = draft;
  const chip = (name: 'server' | 'result' | 'from' | 'to', value: string, control: ReactNode) => {
    const label = t(`journal.filter.${name}`);
    return (
      <span className={styles.chip} data-set={value !== '' || undefined}>
        <label htmlFor={`${id}-${name}`} className={styles.chipLabel}>
          {label}
        </label>
        {control}
        {value !== '' && (
          <IconButton
            label={t('journal.filter.clearOne', { filter: label })}
            onClick={() => onDraft({ [name]: '' })}
          >
            <X size={12} aria-hidden="true" />
          </IconButton>
        )}
      </span>
    );
  };
  const day = (name: 'from' | 'to', value: string) =>
    chip(
      name,
      value,
      <input
        id={`${id}-${name}`}
        type="date"
        value={value}
        aria-invalid={!daysInOrder(draft) || undefined}
        onChange={({ target }) => onDraft({ [name]: target.value })}
      />,
    );
  return (
    <search className={styles.filters} aria-label={t('journal.filters')}>
      <SearchField
        label={t('journal.title')}
        placeholder={t('journal.find')}
        value={typed}
        onChange={setTyped}
        pageSearch
      />
      {chip(
        'server',
        server,
        <select
          id={`${id}-server`}
          value={server}
          onChange={({ target }) => onDraft({ server: target.value })}
        >
          <option value="">{t('journal.filter.any')}</option>
          {servers.map((one) => (
            <option key={one.id} value={one.id}>
              {serverText({ server: one.id, serverName: one.name }, t)}
            </option>
          ))}
        </select>,
      )}
      {chip(
        'result',
        result,
        <select
          id={`${id}-result`}
          value={result}
          onChange={({ target }) => onDraft({ result: results.find((one) => one === target.value) ?? '' })}
        >
          <option value="">{t('journal.filter.any')}</option>
          {results.map((one) => (
            <option key={one} value={one}>
              {t(`journal.result.${one}`)}
            </option>
          ))}
        </select>,
      )}
      <span className={styles.days}>
        {day('from', from)}
        {day('to', to)}
      </span>
      {isNarrowed(draft) && (
        <Button
          look="quiet"
          onClick={() => {
            setTyped('');
            onDraft({ find: '', server: '', result: '', from: '', to: '' });
          }}
        >
          {t('journal.filter.clear')}
        </Button>
      )}
      {!daysInOrder(draft) && (
        <p className={styles.wrong} role="alert">
          {t('journal.filter.wrongDays')}
        </p>
      )}
    </search>
  );
}

/** What is typed stands in the field at once and is searched for after a pause; another address is shown too. */
function useTyped(value: string, onSettled: (value: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value);
  const settled = useRef(value);
  const tell = useRef(onSettled);
  tell.current = onSettled;
  useEffect(() => {
    if (value === settled.current) return;
    settled.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed === settled.current) return;
    const timer = setTimeout(() => {
      settled.current = typed;
      tell.current(typed);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
}
