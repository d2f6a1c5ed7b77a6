/** A question about the values of several fields, and its answer. */

/** The two value columns; `first` is the dialog's subject. */
export type ValueSide = 'first' | 'second';

export interface ValueRow {
  readonly name: string;
  readonly label: string;
  readonly first: string;
  readonly second: string;
  /** The original value before both; left out when it does not matter. */
  readonly base?: string;
  /** Warning beside the label. */
  readonly mark?: string;
  /** Preselected side; null forces a choice. */
  readonly chosen: ValueSide | null;
}

export interface ValueQuestion {
  readonly title: string;
  readonly text: string;
  readonly note?: string | null;
  readonly rows: readonly ValueRow[];
  readonly first: string;
  readonly second: string;
  readonly base?: string;
  /** Labels of the buttons that choose one side for every field. */
  readonly all: { readonly first: string; readonly second: string } | null;
  readonly action: string;
  readonly cancel: string;
}

/** Names of the rows whose first column was chosen; null when the user cancelled. */
export type ValueAnswer = ReadonlySet<string> | null;
