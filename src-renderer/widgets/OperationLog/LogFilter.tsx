/** What narrows the operation log: days, operator, object name, description, type (LOG-011); asked for by Enter. */
import { type FormEvent, useState } from 'react';
import { useText } from '#data/text.ts';
import { Button } from '../Button.tsx';
import { daysInOrder, isFiltered, type LogDraft, noFilter } from './log-filter.ts';
import styles from './OperationLog.module.css';

interface LogFilterProps {
  readonly filter: LogDraft;
  readonly onFilter: (filter: LogDraft) => void;
}

export function LogFilter({ filter, onFilter }: LogFilterProps) {
  const { t } = useText();
  const [draft, setDraft] = useState(filter);
  const [tried, setTried] = useState(false);
  const wrong = tried && !daysInOrder(draft);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (daysInOrder(draft)) onFilter(draft);
  };
  const clear = () => {
    setDraft(noFilter);
    setTried(false);
    onFilter(noFilter);
  };
  const field = (name: keyof LogDraft, label: string, type = 'text') => (
    <input
      type={type}
      className={type === 'date' ? styles.day : styles.input}
      aria-label={label}
      title={label}
      placeholder={label}
      aria-invalid={(wrong && type === 'date') || undefined}
      value={draft[name]}
      maxLength={200}
      onChange={({ target }) => setDraft((now) => ({ ...now, [name]: target.value }))}
    />
  );
  return (
    <form className={styles.filter} aria-label={t('operationLog.filter')} onSubmit={apply}>
      <span className={styles.days}>
        {field('from', t('operationLog.from'), 'date')}
        <span aria-hidden="true">–</span>
        {field('to', t('operationLog.to'), 'date')}
      </span>
      {field('operators', t('operationLog.operatorIds'))}
      {field('targetName', t('operationLog.targetName'))}
      {field('operateDesc', t('operationLog.operateDesc'))}
      {field('operateType', t('operationLog.operateType'))}
      <Button type="submit" look="primary">
        {t('operationLog.apply')}
      </Button>
      {(isFiltered(filter) || isFiltered(draft)) && (
        <Button look="quiet" onClick={clear}>
          {t('operationLog.clear')}
        </Button>
      )}
      {wrong && (
        <p className={styles.wrong} role="alert">
          {t('operationLog.wrongDays')}
        </p>
      )}
    </form>
  );
}
