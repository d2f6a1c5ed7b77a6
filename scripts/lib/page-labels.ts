/**
 * Finds the labels that each page shows: names of fields, columns, parts, switches and buttons, by the keys of their
 * texts. The palette's search for settings is made of them (scripts/build/setting-labels.ts).
 */
import { textEntries } from '../texts/named-keys.ts';
import { readLanguage, textFolder } from '../texts/read-texts.mjs';
import { isOfConsole, typedBy } from '../texts/text-modules.mjs';
import { type Registered, reachedFrom, screensWithPages, within } from './page-statements.ts';

/** The label of something on a page, by the keys of its texts. */
export interface PageLabel {
  /** The id of the page's screen. */
  readonly screen: string;
  readonly label: string;
  /** The texts beside the label: its help, and what is behind its "?". */
  readonly help: readonly string[];
  /** The label's text in Chinese. */
  readonly chinese: string;
}

/** Properties whose text names something that stays on the page. */
const naming = 'label|title|titleKey|tabKey|heading|legend|group|name|head|term';
const named = new RegExp(`\\b(?:${naming})\\??\\s*[:=]\\s*([^,;<>]{1,160})`, 'g');
/** Elements whose content names something. */
const content =
  /<(?:\w*Button|\w*Link|h[1-6]|legend|label|th|dt|summary|strong)\b[^>]*>\s*\{t\(([^,;<>]{1,120})/g;
const helped = /\{[^{}]*?\blabel: '([\w.-]+)'[^{}]*/g;
const beside = /\b(?:help|about): '([\w.-]+)'/g;
const whole = /['"`]([a-zA-Z]\w*(?:\.[\w-]+)+)['"`]/g;
const composed = /`([a-zA-Z]\w*\.[\w.-]*)\$\{[^}]*\}([\w.]*)`/g;

/** Names of what the platform knows by a key with dots in it, such as its parameters. */
const known = /`(\w+\.known\.)\$\{/g;

/** Texts of parts that many pages share, such as *Save* and *Cancel*. */
const shared =
  /^(?:common|controls|list|record|errors|richText|picture|tableExport|sheetFile|language|start|desktop)\./;
/** Messages about a state of a field or of a write, which name nothing. */
const message =
  /\.(?:missing|wrong|change|created|empty|problems?|done|none|deleted|nothing\w*|missing\w+|no[A-Z]\w*|\w*[fF]ailed)(?:\.|$)/;
/** More characters make a sentence. */
const longest = 60;
/** A form for several records of all areas names their fields, too; it is no place to look for one of them. */
const aboutAll = /^frame\.(?:changes|serverEdit|platformPage)|\.unknown$/;

export function pageLabels(): readonly PageLabel[] {
  const texts = new Map(textEntries(readLanguage(textFolder, typedBy).tables));
  const chinese = new Map(textEntries(readLanguage(textFolder, 'zh-CN').tables));
  const screens = screensWithPages().filter(({ id }) => !aboutAll.test(id));
  const titles = new Set(screens.map(({ titleKey }) => titleKey));
  const isLabel = (key: string): boolean => {
    const text = texts.get(key);
    return (
      text !== undefined &&
      isOfConsole(tableOf(key)) &&
      !shared.test(key) &&
      !message.test(key) &&
      !titles.has(key) &&
      text.length <= longest &&
      !text.includes('{{') &&
      !/^(?:Nothing|There|No|Not)\b|[?.:…]$/.test(text)
    );
  };
  const found = new Map<string, PageLabel[]>();
  const read = screens.sort(formsFirst).map((screen) => ({ screen, ...labelsOn(screen, texts) }));
  const homes = homesOf(read);
  for (const { screen, labels, help } of read) {
    for (const label of labels.filter(isLabel)) {
      const pages = found.get(label) ?? [];
      const row = {
        screen: screen.id,
        label,
        help: help.get(label) ?? [`${label}Help`].filter((key) => texts.has(key)),
        chinese: chinese.get(label) ?? '',
      };
      found.set(label, [...pages, row]);
    }
  }
  const areas = new Map(screens.map((screen) => [screen.id, areaOf(screen)]));
  const isAtHome = ({ screen, label }: PageLabel): boolean => areas.get(screen) === homes.get(tableOf(label));
  return [...found.values()].flatMap((pages) => [
    ...pages.filter(isAtHome),
    ...pages.filter((page) => !isAtHome(page)),
  ]);
}

const tableOf = (key: string): string => key.split('.', 1)[0] ?? '';
const areaOf = ({ page }: Registered): string => /[\\/]screens[\\/]([a-z-]+)[\\/]/.exec(page)?.[1] ?? '';

/** The area that names most labels of a table of texts: others borrow from it, and a search leads to it first. */
function homesOf(read: readonly { readonly screen: Registered; readonly labels: readonly string[] }[]) {
  const named = new Map<string, Map<string, Set<string>>>();
  for (const { screen, labels } of read) {
    for (const label of labels) {
      const areas = named.get(tableOf(label)) ?? new Map<string, Set<string>>();
      const ofArea = areas.get(areaOf(screen)) ?? new Set<string>();
      named.set(tableOf(label), areas.set(areaOf(screen), ofArea.add(label)));
    }
  }
  const most = (areas: ReadonlyMap<string, ReadonlySet<string>>): string =>
    [...areas].sort(([, one], [, other]) => other.size - one.size)[0]?.[0] ?? '';
  return new Map([...named].map(([table, areas]) => [table, most(areas)]));
}

/** Pages that make a record come first: they show its fields. */
function formsFirst(one: Registered, other: Registered): number {
  const rank = ({ path }: Registered): number => (path.endsWith('/new') ? 0 : 1);
  return rank(one) - rank(other);
}

function labelsOn({ page }: Registered, texts: ReadonlyMap<string, string>) {
  const isFollowed = (file: string): boolean =>
    within(file, 'src-renderer/screens') || within(file, 'src-shared/rules');
  const { statements } = reachedFrom(page, isFollowed);
  const help = new Map<string, readonly string[]>();
  for (const { text } of statements)
    for (const [row, label = ''] of text.matchAll(helped)) {
      const keys = [...row.matchAll(beside)].map(([, key = '']) => key);
      if (keys.length > 0) help.set(label, keys);
    }
  const labels = new Set(statements.flatMap(({ text }) => labelsIn(text, texts)));
  return { labels: [...labels], help };
}

function labelsIn(text: string, texts: ReadonlyMap<string, string>): string[] {
  const values = [...text.matchAll(named), ...text.matchAll(content)].map(([, value = '']) => value);
  const ofKnown = [...text.matchAll(known)].flatMap(([, start = '']) =>
    [...texts.keys()].filter((key) => key.startsWith(start)),
  );
  const ofValues = values.flatMap((value) => [
    ...[...value.matchAll(whole)].map(([, key = '']) => key),
    ...[...value.matchAll(composed)].flatMap(([, start = '', end = '']) =>
      [...texts.keys()].filter(
        (key) =>
          key.startsWith(start) &&
          key.endsWith(end) &&
          !key.slice(start.length, key.length - end.length).includes('.'),
      ),
    ),
  ]);
  return [...ofValues, ...ofKnown];
}
