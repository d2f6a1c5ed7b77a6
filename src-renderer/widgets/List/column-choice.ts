/** The user's choice of a list's columns: visibility, order and widths, stored under the list's name. */
import { useCallback, useMemo, useState } from 'react';
import { saveChoice } from '#state/choices.ts';
import { readHint } from '#state/stored-hints.ts';
import type { DrawnColumn } from '../DataGrid/column.ts';
import type { ColumnWidths } from '../DataGrid/columns.ts';

export interface ColumnChoice {
  /** Keys in the user's order; columns added in later versions follow their declared neighbour. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Keys of columns hidden by declaration that the user shows. */
  readonly shown: readonly string[];
  readonly widths: ColumnWidths;
}

export const noChoice: ColumnChoice = { order: [], hidden: [], shown: [], widths: {} };

export interface ChosenColumns<Row> {
  /** Displayed columns. The first declared column names the row and keeps its position. */
  readonly visibleColumns: readonly DrawnColumn<Row>[];
  /** All columns in the user's order, with their visibility. */
  readonly all: readonly { readonly column: DrawnColumn<Row>; readonly on: boolean }[];
  readonly widths: ColumnWidths;
  readonly setWidths: (widths: ColumnWidths) => void;
  readonly show: (key: string, on: boolean) => void;
  readonly move: (key: string, by: number) => void;
  readonly reset: () => void;
  /** Whether the choice differs from the declaration. */
  readonly changed: boolean;
}

/** `name`: the list's name, unique in the program. */
export function useColumnChoice<Row>(name: string, columns: readonly DrawnColumn<Row>[]): ChosenColumns<Row> {
  const [choice, setChoice] = useState(() => readChoice(readHint(`list.${name}`)));
  const change = useCallback(
    (next: (now: ColumnChoice) => ColumnChoice) =>
      setChoice((now) => {
        const changed = next(now);
        saveChoice(`list.${name}`, changed === noChoice ? '' : JSON.stringify(changed));
        return changed;
      }),
    [name],
  );
  const all = useMemo(() => chosenColumns(columns, choice), [columns, choice]);
  const drawn = useMemo(() => all.filter(({ on }) => on).map(({ column }) => column), [all]);
  const setWidths = useCallback((widths: ColumnWidths) => change((now) => ({ ...now, widths })), [change]);
  return {
    visibleColumns: drawn,
    all,
    widths: choice.widths,
    setWidths,
    show: (key, on) =>
      change((now) => ({
        ...now,
        hidden: on ? now.hidden.filter((each) => each !== key) : [...now.hidden, key],
        shown: on ? [...now.shown, key] : now.shown.filter((each) => each !== key),
      })),
    move: (key, by) =>
      change((now) => ({
        ...now,
        order: movedKeys(
          all.map(({ column }) => column.key),
          key,
          by,
        ),
      })),
    reset: () => change(() => noChoice),
    changed: choice !== noChoice,
  };
}

export function chosenColumns<Row>(columns: readonly DrawnColumn<Row>[], choice: ColumnChoice) {
  const indexByKey = new Map(choice.order.map((key, index) => [key, index]));
  const [first, ...others] = columns;
  // A column unknown to the choice follows its declared predecessor.
  let last = -1;
  const placed = others.map((column) => {
    last = indexByKey.get(column.key) ?? last + 0.001;
    return { column, at: last };
  });
  const ordered = placed.sort((a, b) => a.at - b.at).map(({ column }) => column);
  return [...(first ? [first] : []), ...ordered].map((column, index) => ({
    column,
    on: index === 0 || isShown(column, choice),
  }));
}

function isShown<Row>({ key, hidden = false }: DrawnColumn<Row>, choice: ColumnChoice): boolean {
  return hidden ? choice.shown.includes(key) : !choice.hidden.includes(key);
}

/** The first column stays first. */
export function movedKeys(keys: readonly string[], key: string, by: number): string[] {
  const from = keys.indexOf(key);
  const to = Math.min(keys.length - 1, Math.max(1, from + by));
  if (from < 1) return [...keys];
  const rest = keys.filter((each) => each !== key);
  return [...rest.slice(0, to), key, ...rest.slice(to)];
}

/** Invalid stored text counts as no choice. */
export function readChoice(text: string | null): ColumnChoice {
  if (!text) return noChoice;
  try {
    const { order, hidden, shown, widths } = { ...noChoice, ...(JSON.parse(text) as Partial<ColumnChoice>) };
    return isTexts(order) && isTexts(hidden) && isTexts(shown) && isWidths(widths)
      ? { order, hidden, shown, widths }
      : noChoice;
  } catch {
    return noChoice;
  }
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function isWidths(value: unknown): value is ColumnWidths {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((width) => typeof width === 'number' && width > 0 && width <= 1200)
  );
}
