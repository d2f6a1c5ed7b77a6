/** Palette items for the labels of all pages: fields, columns, parts, switches and buttons; pure. */
import type { Translate } from '#data/text.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { homeOf, type Screen } from '#state/screen.ts';
import type { PaletteItem } from './palette-item.ts';

/** `help`: the keys of the texts beside the label, with blanks between them. */
export type LabelRow = readonly [screen: string, label: string, help: string, sound: string];

const idBegin = 'label-';
const keyMark = '-';

export function labelId(screen: string, key: string): string {
  return `${idBegin}${screen}${keyMark}${key}`;
}

/** The key of the label's text in the id of its item; undefined for another item. Ids of screens have no hyphen. */
export function labelKeyOf(id: string): string | undefined {
  return id.startsWith(idBegin) ? id.slice(id.indexOf(keyMark, idBegin.length) + 1) : undefined;
}

/** A label of more pages than this is found by the first of those that the user may open. */
const mostPages = 3;

/** `open`: the screens that the user may open. `go` opens the screen's page and marks the label there. */
export function labelItems(
  rows: readonly LabelRow[],
  open: readonly Screen[],
  { t, other }: { readonly t: Translate; readonly other: Translate },
  go: (screen: Screen, label: string) => void,
): readonly PaletteItem[] {
  const screens = new Map(open.map((screen) => [screen.id, screen]));
  const seen = new Set<string>();
  const pages = new Map<string, number>();
  return rows.flatMap(([id, key, helpKeys, sound]): PaletteItem[] => {
    const screen = screens.get(id);
    if (!screen) return [];
    const label = t(key as MessageKey);
    const title = titleOf(screen, t);
    // A page may name two things alike, and itself.
    const mark = `${id}\n${label}`;
    const shown = pages.get(key) ?? 0;
    if (seen.has(mark) || label === title || shown === mostPages) return [];
    seen.add(mark);
    pages.set(key, shown + 1);
    const parent = screen.within === undefined ? undefined : screens.get(screen.within);
    const help = helpKeys
      .split(' ')
      .filter(Boolean)
      .flatMap((one) => [t(one as MessageKey), other(one as MessageKey)]);
    const to = homeOf(screen);
    return [
      {
        id: labelId(id, key),
        section: 'labels',
        label,
        otherName: other(key as MessageKey),
        hint: parent ? `${titleOf(parent, t)} / ${title}` : title,
        also: [titleOf(screen, other), to, /\.known\.(.+)/.exec(key)?.[1] ?? '', ...help].join(' '),
        sound,
        run: () => go(screen, label),
      },
    ];
  });
}

function titleOf({ tabKey, titleKey }: Screen, t: Translate): string {
  return t(tabKey ?? titleKey);
}
