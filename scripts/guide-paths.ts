/**
 * Checks the guides for contributors against the project: each path in backticks or in a block of code exists, each
 * `npm run` is a script; a how-to guide names only words of the sources, and is short. A path with `<area>`, `*` or
 * `{a,b}` must match something. Links of every document lead to a file, and to a heading of it.
 */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** Limits of a guide's lines, and of a line's characters, so that a guide takes one sitting. */
const most = 120;

const guides = 'docs/how-to/*.md';
/** Checked pages. Decisions are left out: they record the past, and may name removed things. */
const pages = ['*.md', 'docs/{ARCHITECTURE,GLOSSARY}.md', guides];
/** The help has addresses of the console as links, which src-renderer/frame/Help/guide.test.ts holds to the screens. */
const documents = ['*.md', 'docs/*.md', 'docs/!(guide)/**/*.md', 'docs/guide/*.md'];

/** Folders whose paths are checked. Any other text with a slash is an address, or made by a build. */
const rooms = [
  'src-shared',
  'src-main',
  'src-preload',
  'src-renderer',
  'scripts',
  'tests',
  'docs',
  'resources',
];
/** The `imports` of package.json. */
const aliases: Readonly<Record<string, string>> = {
  '#shared': 'src-shared',
  '#data': 'src-renderer/data',
  '#state': 'src-renderer/state',
  '#widgets': 'src-renderer/widgets',
};
/** Names of files at the root. */
const ofRoot = /^([A-Z]+(\.md)?|package(-lock)?\.json|[\w.-]+\.config\.(ts|mjs)|tsconfig[\w.]*\.json)$/;
const rootNames = /\.(md|json|ts|mjs)$/;

/** Returns a line for each breach under `base`. */
export function guideBreaches(base: string): string[] {
  const named = (patterns: readonly string[]) =>
    globSync([...patterns], { cwd: base }).map((page) => page.replaceAll('\\', '/'));
  const found = named(documents);
  const namedPaths = new Set(named(pages));
  const names = found.some(isGuide) ? namesIn(base) : new Set<string>();
  return found.flatMap((page) => {
    const lines = readFileSync(join(base, page), 'utf8').trimEnd().split('\n');
    let inBlock = false;
    const wrong = lines.flatMap((line, at) => {
      if (line.startsWith('```')) inBlock = !inBlock;
      const quoted = inBlock ? [line] : [...line.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
      const spans = namedPaths.has(page) ? quoted : [];
      const missing = [
        ...spans.flatMap((span) => missingIn(base, span)),
        ...(inBlock ? [] : brokenLinks(base, page, line)),
        ...(isGuide(page) && !inBlock ? spans.filter((span) => isName(span) && !names.has(span)) : []).map(
          (name) => `${name} in the sources`,
        ),
      ];
      return [
        ...missing.map((path) => `${page}:${at + 1}: there is no ${path}.`),
        ...(isGuide(page) && line.length > most
          ? [`${page}:${at + 1}: ${line.length} characters; a line of a guide has at most ${most}.`]
          : []),
      ];
    });
    if (isGuide(page) && lines.length > most)
      wrong.push(`${page}: ${lines.length} lines; a guide has at most ${most}.`);
    return wrong;
  });
}

const isGuide = (page: string) => page.startsWith(dirname(guides));

function missingIn(base: string, span: string): string[] {
  const script = /^npm run (?:--silent )?([\w:-]+)/.exec(span)?.[1];
  const paths = span
    .split(/[\s;'"()]+/)
    .map((word) => pathOf(word.replace(/[,.:]+$/, '')))
    .filter((path) => path !== undefined);
  return [
    ...paths.filter((path) => !isThere(base, path)),
    ...(script === undefined || scriptsOf(base).has(script) ? [] : [`npm run ${script}`]),
  ];
}

/** Returns the path that a word means; undefined for a word that is no path of the project. */
function pathOf(word: string): string | undefined {
  const [first = '', ...rest] = word.split('/');
  if (rest.length === 0) return ofRoot.test(word) && rootNames.test(word) ? word : undefined;
  const folder = aliases[first] ?? (rooms.includes(first) ? first : undefined);
  return folder && [folder, ...rest].join('/').replace(/(?<=\.\w+):\d+$/, '');
}

function isThere(base: string, path: string): boolean {
  const choices = /^(.*?)\{([^{}]+)\}(.*)$/.exec(path);
  if (choices) {
    const [, before = '', words = '', after = ''] = choices;
    return words.split(',').every((word) => isThere(base, `${before}${word}${after}`));
  }
  const pattern = path.replace(/<[^<>]+>/g, '*');
  return pattern.includes('*')
    ? globSync(pattern.replace(/\/$/, ''), { cwd: base }).length > 0
    : existsSync(join(base, path));
}

function brokenLinks(base: string, page: string, line: string): string[] {
  const targets = [...line.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [path = '', anchor] = target.split('#');
      return { path: path === '' ? page : posix.join(posix.dirname(page), path), anchor };
    })
    .filter(({ path, anchor }) => !existsSync(join(base, path)) || !hasHeading(base, path, anchor))
    .map(({ path, anchor }) => (anchor === undefined ? path : `${path}#${anchor}`));
}

/** Whether a document has a heading with GitHub's anchor; true for other files (`#L1`), which are not checked. */
function hasHeading(base: string, path: string, anchor: string | undefined): boolean {
  if (anchor === undefined || !path.endsWith('.md')) return true;
  const headings = readFileSync(join(base, path), 'utf8').matchAll(/^#+ (.*)$/gm);
  return [...headings].some(([, heading = '']) => {
    const words = heading.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '');
    return words.replaceAll(' ', '-') === anchor;
  });
}

function scriptsOf(base: string): ReadonlySet<string> {
  const { scripts = {} } = JSON.parse(readFileSync(join(base, 'package.json'), 'utf8')) as {
    readonly scripts?: object;
  };
  return new Set(Object.keys(scripts));
}

/** Whether a text is a name of the code: several words in one, such as `useList` or `FormPage`. */
const isName = (span: string) => /^[A-Za-z]+[a-z][A-Z]\w*$/.test(span);

/** All words of the sources. */
function namesIn(base: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const room of rooms.filter((folder) => existsSync(join(base, folder)))) {
    const files = readdirSync(join(base, room), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.includes('node_modules')))
      for (const [name] of readFileSync(join(base, room, file), 'utf8').matchAll(/\w+/g)) names.add(name);
  }
  return names;
}
