/** What a Combobox offers, and what of it a search leaves. */
export interface ComboOption {
  readonly value: string;
  readonly label: string;
  /** At the right of the row. */
  readonly hint?: string;
  /** Shown on the closed button instead of the label. */
  readonly short?: string;
  /** Lower case; what a search looks in. Default: the label. */
  readonly words?: string;
}

/** Options that hold every word of the query; those in which a word begins with it come first. */
export function matching(options: readonly ComboOption[], query: string): readonly ComboOption[] {
  const parts = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return options;
  const wordsOf = (option: ComboOption) => option.words ?? option.label.toLowerCase();
  const found = options.filter((option) => parts.every((part) => wordsOf(option).includes(part)));
  const begins = (option: ComboOption) =>
    wordsOf(option)
      .split(' ')
      .some((word) => word.startsWith(parts[0] ?? ''));
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
