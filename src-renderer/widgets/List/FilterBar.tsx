/** A list's filters in one row, each with its value and a button to clear it; those without room stand in a popup. */
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useText } from '#data/text.ts';
import { Button } from '../Button.tsx';
import { FilterFields } from './FilterFields.tsx';
import { daysInOrder, filterKeys, noValues } from './filters.ts';
import styles from './List.module.css';
import type { List } from './use-list.ts';

/** Debounce in milliseconds before a server is asked. */
const typingPause = 250;

interface FilterBarProps<Row, Key extends string> {
  readonly list: List<Row, Key>;
  readonly label: string;
  readonly pageSearch: boolean;
  /** The line of the filters and of the tools beside them. */
  readonly bar: HTMLElement | null;
}

export function FilterBar<Row, Key extends string>(props: FilterBarProps<Row, Key>) {
  const { list } = props;
  const keys = filterKeys(list.filters).filter((key) => list.filters[key].kind !== 'chips');
  if (keys.length === 0) return null;
  return list.onEnter ? <AskedBar {...props} keys={keys} /> : <LiveBar {...props} keys={keys} />;
}

type BarProps<Row, Key extends string> = FilterBarProps<Row, Key> & { readonly keys: readonly Key[] };

/** Each change of a filter applies at once. */
function LiveBar<Row, Key extends string>({ list, label, pageSearch, keys, bar }: BarProps<Row, Key>) {
  const { t } = useText();
  return (
    <search className={styles.filters} aria-label={t('list.filter.all')}>
      <FilterFields
        filters={list.filters}
        list={label}
        pageSearch={pageSearch}
        keys={keys}
        bar={bar}
        values={list.values}
        wrong={!list.daysInOrder}
        pause={list.asksServer ? typingPause : 0}
        set={(key, value) => list.set({ [key]: value } as Partial<Record<Key, string>>)}
      />
      {list.narrowing.length > 0 && keys.length > 1 && <Clear onClick={list.clear} />}
      {!list.daysInOrder && <WrongDays />}
    </search>
  );
}

/** Enter or *Search* applies the filters, since each query is expensive for the server. */
function AskedBar<Row, Key extends string>({ list, label, pageSearch, keys, bar }: BarProps<Row, Key>) {
  const { t } = useText();
  const [draft, setDraft] = useState(list.values);
  const [tried, setTried] = useState(false);
  const fine = daysInOrder(list.filters, draft);
  const set = Object.values<string>({ ...draft, ...list.values }).some((value) => value !== '');
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fine) list.set(draft);
  };
  return (
    <search>
      <form className={styles.filters} aria-label={t('list.filter.all')} onSubmit={ask}>
        <FilterFields
          filters={list.filters}
          list={label}
          pageSearch={pageSearch}
          keys={keys}
          bar={bar}
          values={draft}
          wrong={tried && !fine}
          pause={0}
          set={(key, value) => setDraft((now) => ({ ...now, [key]: value }))}
        />
        <Button type="submit">{t('list.filter.apply')}</Button>
        {set && (
          <Clear
            onClick={() => {
              setDraft(noValues(list.filters));
              setTried(false);
              list.clear();
            }}
          />
        )}
        {tried && !fine && <WrongDays />}
      </form>
    </search>
  );
}

function Clear({ onClick }: { readonly onClick: () => void }) {
  const { t } = useText();
  return (
    <Button
      look="quiet"
      icon={<X size={14} aria-hidden="true" />}
      title={t('list.filter.clear')}
      onClick={onClick}
    >
      <span className={styles.words}>{t('list.filter.clear')}</span>
    </Button>
  );
}

function WrongDays() {
  const { t } = useText();
  return (
    <p className={styles.wrong} role="alert">
      {t('list.filter.wrongDays')}
    </p>
  );
}
