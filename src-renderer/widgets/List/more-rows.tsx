/** Rows added by *Show more*: their current number, and the content after them. */
import { useEffect, useState } from 'react';
import { useText } from '#data/text.ts';
import { Button } from '../Button.tsx';
import type { ListViewProps } from './GridView.tsx';

export interface MoreRows {
  /** Exclusive end of the rows displayed or loading. */
  readonly end: number;
  readonly remainder: number;
  readonly more: () => void;
}

/** `step`: number of rows added at once. */
export function useMoreRows<Row, Key extends string>(
  { rows, total }: ListViewProps<Row, Key>['list'],
  step: number,
): MoreRows {
  const [state, setState] = useState({ rows, shown: step });
  const wanted = state.rows === rows ? state.shown : step;
  const end = Math.min(wanted, total ?? wanted);
  useEffect(() => rows.want(0, end), [rows, end]);
  const left = total === null ? 0 : total - end;
  return { end, remainder: left, more: () => setState({ rows, shown: end + step }) };
}

interface MoreEndProps {
  readonly label: string;
  readonly step: number;
  readonly rows: MoreRows;
}

export function MoreEnd({ label, step, rows: { end, remainder: remaining, more } }: MoreEndProps) {
  const { t, formatNumber } = useText();
  return remaining > 0 ? (
    <Button onClick={more}>{t('list.showMore', { count: formatNumber(Math.min(step, remaining)) })}</Button>
  ) : (
    <span role="status">{t('list.theEnd', { list: label, total: formatNumber(end) })}</span>
  );
}
