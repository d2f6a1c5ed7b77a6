/** What the palette offers and how it is found; pure. */
export interface PaletteItem {
  readonly id: string;
  readonly section: 'pages' | 'platform' | 'commands';
  readonly label: string;
  /** Said beside the label: the menu group, a state. */
  readonly hint: string;
  /** More words under which it is found: code, path. */
  readonly also: string;
  readonly run: () => void;
}

/** Items that hold every typed word, the better the nearer to the beginning of the label; sections stay together. */
export function findItems(items: readonly PaletteItem[], typed: string): readonly PaletteItem[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const scored = items
    .map((item) => ({ item, score: scoreOf(item, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  if (words.length === 0) return items;
  const order = [...new Set(scored.map(({ item }) => item.section))];
  return order.flatMap((section) =>
    scored.filter(({ item }) => item.section === section).map(({ item }) => item),
  );
}

function scoreOf(item: PaletteItem, words: readonly string[]): number {
  const label = item.label.toLocaleLowerCase();
  const rest = `${item.hint} ${item.also}`.toLocaleLowerCase();
  let score = 1;
  for (const word of words) {
    if (label.startsWith(word)) score += 8;
    else if (label.split(/[\s/-]+/).some((part) => part.startsWith(word))) score += 5;
    else if (label.includes(word)) score += 3;
    else if (rest.includes(word)) score += 1;
    else return 0;
  }
  return score;
}
