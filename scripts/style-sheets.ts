/**
 * Rules for style sheets beyond their order: a component names each class of a module, and each named class exists;
 * a screen's sheet is short, because repeated styles belong to `widgets`, and it invents no width of a page.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const renderer = 'src-renderer';

/** Limit of lines in a screen's sheet: some four rules of its own. */
const mostLines = 24;

/** A `max-width` of so many pixels is a page's or a section's, not a control's. */
const widestPart = 640;

/** Parts of one area, each in a folder of its own, which may have styles as widgets may. */
const partOfArea = new RegExp(`^${renderer}/screens/[^/]+/parts/[^/]+/`);

/** Sheets of screens that may be longer, with reasons. */
export const longer: Readonly<Record<string, { readonly lines: number; readonly why: string }>> = {
  'src-renderer/screens/sign-in/SignInPage.module.css': {
    lines: 28,
    why: 'it has no frame around it: a page of its own',
  },
};

/** Returns a line for each breach under `base`. */
export function styleBreaches(base: string): string[] {
  if (!existsSync(join(base, renderer))) return [];
  const files = readdirSync(join(base, renderer), { recursive: true, encoding: 'utf8' })
    .map((path) => `${renderer}/${path.replaceAll('\\', '/')}`)
    .sort();
  const text = (file: string) => readFileSync(join(base, file), 'utf8');
  const sheets = new Map(
    files.filter((file) => file.endsWith('.css')).map((file) => [file, withoutComments(text(file))]),
  );
  const uses = new Map([...sheets.keys()].map((sheet) => [sheet, newUse()]));
  const missing: string[] = [];
  const take = (user: string, sheet: string, name: string): void => {
    const use = uses.get(sheet);
    if (!use) return;
    use.names.add(name);
    if (!classesOf(sheets.get(sheet) ?? '').has(name))
      missing.push(`${user}: ${sheet} has no class "${name}".`);
  };
  for (const [sheet, css] of sheets) {
    for (const [, names = '', from = ''] of css.matchAll(
      /composes:\s*([^;"']+?)(?:\s+from\s+["']([^"']+)["'])?;/g,
    )) {
      const source = from === '' ? sheet : resolved(sheet, from);
      for (const name of names.trim().split(/\s+/)) take(sheet, source, name);
    }
  }
  for (const file of files.filter((path) => /\.tsx?$/.test(path))) {
    const whole = text(file);
    const source = whole.replace(/^import [^;]*;/gm, '');
    for (const [, local = '', from = ''] of whole.matchAll(/^import (\w+) from '([^']+\.module\.css)';/gm)) {
      const sheet = resolved(file, from);
      const use = uses.get(sheet);
      if (!use) missing.push(`${file}: ${from} is not there.`);
      else {
        for (const [, name = ''] of source.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g')))
          take(file, sheet, name);
        // A computed access may use any class.
        if (new RegExp(`\\b${local}\\[`).test(source)) use.whole = true;
      }
    }
  }
  return [...missing, ...unused(sheets, uses), ...tooLong(base, [...sheets.keys()]), ...ownWidths(sheets)];
}

interface Use {
  readonly names: Set<string>;
  whole: boolean;
}

function newUse(): Use {
  return { names: new Set(), whole: false };
}

function unused(sheets: ReadonlyMap<string, string>, uses: ReadonlyMap<string, Use>): string[] {
  return [...sheets].flatMap(([sheet, css]) => {
    const use = uses.get(sheet);
    if (!sheet.endsWith('.module.css') || use?.whole) return [];
    return [...classesOf(css)]
      .filter((name) => !use?.names.has(name))
      .map((name) => `${sheet}: nothing names the class "${name}"; delete it.`);
  });
}

function tooLong(base: string, sheets: readonly string[]): string[] {
  return sheets.flatMap((sheet) => {
    if (!sheet.startsWith(`${renderer}/screens/`) || partOfArea.test(sheet)) return [];
    const lines = readFileSync(join(base, sheet), 'utf8').trimEnd().split('\n').length;
    const most = longer[sheet]?.lines ?? mostLines;
    return lines > most
      ? [
          `${sheet}: ${lines} lines, ${most} at most; what repeats is a part in widgets (looks/, Section, Facts …), or of the area (parts/<Part>/).`,
        ]
      : [];
  });
}

function ownWidths(sheets: ReadonlyMap<string, string>): string[] {
  return [...sheets].flatMap(([sheet, css]) => {
    if (!sheet.startsWith(`${renderer}/screens/`)) return [];
    // The widths of windows, in media queries, are no widths of parts.
    const parts = css.replace(/@media[^{]*/g, '');
    return [...parts.matchAll(/max-width:\s*(\d+)px/g)]
      .filter(([, pixels]) => Number(pixels) > widestPart)
      .map(
        ([rule]) =>
          `${sheet}: "${rule}"; a page has one of two widths, a table's (the whole) or \`layout.form\`.`,
      );
  });
}

/** Path from the base of the sheet that a file imports. */
function resolved(file: string, from: string): string {
  const path = from.startsWith('#') ? join(renderer, from.slice(1)) : join(dirname(file), from);
  return normalize(path).replaceAll('\\', '/');
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '');
}

function classesOf(css: string): Set<string> {
  const selectors = css.replace(/\{[^{}]*\}/g, '{}').replace(/"[^"]*"|:global\([^)]*\)/g, '');
  return new Set([...selectors.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name));
}
