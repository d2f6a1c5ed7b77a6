/**
 * The colours of a theme as a short text for messages; sidebar themes of Slack (colours separated by commas) and of
 * Mattermost (JSON) can be read, too. Reading accepts only hexadecimal colours, and rewrites them.
 */
import { parseColour, writeColour } from '#shared/kit/colour/colour.ts';
import type { LookValues } from '#shared/rules/themes/look/look.ts';
import { coloursToSet, lookTables } from '#shared/rules/themes/look/look-of.ts';
import type { AnyLookTable } from '#shared/rules/themes/look/look-table.ts';
import { type Terminal, terminals } from '#shared/rules/themes/terminals.ts';

export type ShareSource = 'steward' | 'slack' | 'mattermost';

export interface SharedColours {
  readonly source: ShareSource;
  /** null for a text of another program, which fits any terminal. */
  readonly terminal: Terminal | null;
  /** Colours by field of the destination's terminal. */
  readonly colours: Readonly<Record<string, string>>;
}

/** The longest text in characters that is parsed. */
export const shareStringLimit = 4_000;

/** The fields of a terminal by their code in shared texts. */
function codesOf(terminal: Terminal): Readonly<Record<string, string>> {
  const table: AnyLookTable = lookTables[terminal];
  return Object.fromEntries(
    Object.entries(table).flatMap(([name, { code }]) => (code === undefined ? [] : [[code, name]])),
  );
}

/** For example `steward-theme:pc:nb4ba9f2.nfffffff…`; colours that are unset or that the form hides are left out. */
export function shareString<Of extends Terminal>(terminal: Of, form: LookValues[Of]): string {
  const values: Readonly<Record<string, unknown>> = coloursToSet(
    terminal,
    form,
    form as Readonly<Record<string, unknown>>,
  );
  const colours = Object.entries(codesOf(terminal)).flatMap(([code, field]) => {
    const colour = parseColour(String(values[field] ?? ''));
    return colour ? [`${code}${writeColour(colour).slice(1)}`] : [];
  });
  return `steward-theme:${terminal}:${colours.join('.')}`;
}

/** Returns null for a text in none of the three formats. */
export function readShareString(text: string, onto: Terminal): SharedColours | null {
  const given = text.trim();
  if (given.length > shareStringLimit) return null;
  return ours(given, onto) ?? slack(given, onto) ?? mattermost(given, onto);
}

function ours(text: string, onto: Terminal): SharedColours | null {
  const match = /^steward-theme:(\w{1,10}):([0-9a-z.]+)$/.exec(text);
  const terminal = terminals.find((one) => one === match?.[1]);
  if (!match || !terminal) return null;
  const said = (match[2] ?? '').split('.').map((pair) => [pair.slice(0, 2), `#${pair.slice(2)}`] as const);
  if (said.some(([code, colour]) => !Object.hasOwn(codesOf(terminal), code) || !parseColour(colour)))
    return null;
  return shared('steward', terminal, onto, said);
}

/**
 * Slack's orders. Of old: column, menu, selected entry, its text, hover, text, presence, badge; then the top bar and its
 * text, of which the last may be missing. Today's have four: window, selected entry, presence, notices.
 */
const slackOrder = ['ab', '', 'pr', 'ao', 'ah', 'af', 'am', 'bu', 'nb', 'nf'] as const;
const slackToday = ['ab', 'pr', 'am', 'bu'] as const;

function slack(text: string, onto: Terminal): SharedColours | null {
  const parts = text
    .replace(/[\s,;]+$/, '')
    .split(/\s*[,;\s]\s*/)
    .map((part) => (/^[0-9a-f]{6}$/i.test(part) ? `#${part}` : part));
  const order = parts.length === slackToday.length ? slackToday : slackOrder;
  if (order === slackOrder && (parts.length < 8 || parts.length > slackOrder.length)) return null;
  if (parts.some((colour) => !parseColour(colour))) return null;
  const pairs = parts.map((colour, index) => [order[index] ?? '', colour] as const);
  const [column = '', sixth = ''] = [parts[0], parts[5]];
  // Without a colour of its own the top bar is the column's, with its text.
  const top = order === slackToday || parts.length === 8 ? [['nb', column] as const] : [];
  const topText = order === slackOrder && parts.length === 8 ? [['nf', sixth] as const] : [];
  return shared('slack', null, onto, [...pairs, ...top, ...topText]);
}

const mattermostNames: Readonly<Record<string, string>> = {
  sidebarBg: 'ab',
  sidebarText: 'af',
  sidebarTextHoverBg: 'ah',
  sidebarTextActiveBorder: 'am',
  sidebarTextActiveColor: 'ao',
  sidebarHeaderBg: 'nb',
  sidebarHeaderTextColor: 'nf',
  buttonBg: 'pr',
  mentionHighlightBg: 'bu',
};

function mattermost(text: string, onto: Terminal): SharedColours | null {
  if (!text.startsWith('{')) return null;
  const value = parsed(text);
  if (value === null) return null;
  const pairs = Object.entries(mattermostNames).flatMap(([name, code]) => {
    const colour = Object.hasOwn(value, name) ? value[name] : null;
    return typeof colour === 'string' && parseColour(colour) ? [[code, colour] as const] : [];
  });
  return Object.hasOwn(value, 'sidebarBg') && pairs.length > 0
    ? shared('mattermost', null, onto, pairs)
    : null;
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
}

/** Keeps the colours that the destination's terminal has. */
function shared(
  source: ShareSource,
  terminal: Terminal | null,
  onto: Terminal,
  pairs: readonly (readonly [code: string, colour: string])[],
): SharedColours {
  const known = codesOf(onto);
  const colours = pairs.flatMap(([code, text]): [string, string][] => {
    const field = Object.hasOwn(known, code) ? known[code] : undefined;
    const colour = parseColour(text);
    return field !== undefined && colour ? [[field, writeColour(colour)]] : [];
  });
  return { source, terminal, colours: Object.fromEntries(colours) };
}
