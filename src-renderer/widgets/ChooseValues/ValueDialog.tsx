/** The dialog of `chooseValues`: one row per field, two values beside each other. */
import { useId, useState } from 'react';
import { useText } from '#data/text.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import tables from '../looks/table.module.css';
import type { QuestionProps } from '../question-queue.tsx';
import styles from './ChooseValues.module.css';
import type { ValueAnswer, ValueQuestion, ValueRow, ValueSide } from './value-question.ts';

export function ValueDialog({ question, onAnswer }: QuestionProps<ValueQuestion, ValueAnswer>) {
  const { t } = useText();
  const { rows, all } = question;
  const [chosen, setChosen] = useState<Readonly<Record<string, ValueSide | null>>>(() =>
    Object.fromEntries(rows.map(({ name, chosen: begin }) => [name, begin])),
  );
  const ready = rows.every(({ name }) => chosen[name] !== null);
  const choose = (side: ValueSide) => setChosen(Object.fromEntries(rows.map(({ name }) => [name, side])));
  const mine = rows.filter(({ name }) => chosen[name] === 'first').map(({ name }) => name);
  return (
    <Dialog
      open
      role="alertdialog"
      width={720}
      title={question.title}
      onClose={() => onAnswer(null)}
      footer={
        <>
          {all && (
            <span className={styles.all}>
              <Button onClick={() => choose('first')}>{all.first}</Button>
              <Button onClick={() => choose('second')}>{all.second}</Button>
            </span>
          )}
          <Button data-autofocus onClick={() => onAnswer(null)}>
            {question.cancel}
          </Button>
          <Button look="primary" disabled={!ready} onClick={() => onAnswer(new Set(mine))}>
            {question.action}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{question.text}</p>
      {question.note && <p className={styles.note}>{question.note}</p>}
      <table className={`${tables.table} ${tables.fixed} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('record.field')}</th>
            {question.base !== undefined && <th scope="col">{question.base}</th>}
            <th scope="col">{question.first}</th>
            <th scope="col">{question.second}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                {row.label}
                {row.mark && <span className={styles.mark}>{row.mark}</span>}
              </th>
              {question.base !== undefined && <td dir="auto">{row.base}</td>}
              {(['first', 'second'] as const).map((side) => (
                <td key={side} data-chosen={chosen[row.name] === side || undefined}>
                  <Choice
                    row={row}
                    side={side}
                    column={question[side]}
                    checked={chosen[row.name] === side}
                    onChoose={() => setChosen((now) => ({ ...now, [row.name]: side }))}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly row: ValueRow;
  readonly side: ValueSide;
  readonly column: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function Choice({ row, side, column, checked, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <span className={styles.choice}>
      <input
        id={id}
        type="radio"
        name={`value-${row.name}`}
        aria-label={`${row.label}, ${column}: ${row[side]}`}
        checked={checked}
        onChange={onChoose}
      />
      <label htmlFor={id} dir="auto">
        {row[side]}
      </label>
    </span>
  );
}
