/**
 * The use of Electron in src-main/desktop and the preload, and the events of the stand-in, read against Electron's
 * own declarations: nothing deprecated, nothing of one system without asking which it is, no event that does not
 * exist.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

interface Member {
  readonly owner: string;
  readonly name: string;
  readonly isDeprecated: boolean;
  /** Systems that alone have it; empty where all have it. */
  readonly systems: readonly string[];
}

/** Members and events of electron.d.ts: declarations at four spaces in a block that begins at two. */
function readDeclarations(text: string): { members: Member[]; events: Map<string, Set<string>> } {
  const members: Member[] = [];
  const events = new Map<string, Set<string>>();
  let owner = '';
  let comment = '';
  for (const line of text.split('\n')) {
    owner = /^ {2}(?:interface|class) (\w+)/.exec(line)?.[1] ?? owner;
    if (/^ {4}\/\*\*/.test(line)) comment = '';
    if (/^ {4} ?[/*]/.test(line)) comment += line;
    const event = /^ {4}on\(event: '([\w-]+)'/.exec(line)?.[1];
    if (event !== undefined) events.set(owner, (events.get(owner) ?? new Set()).add(event));
    const name = /^ {4}(?:static )?(?:readonly )?(\w+)(?:\?)?[(:]/.exec(line)?.[1];
    if (name === undefined || event !== undefined || /^(on|off|once|addListener|removeListener)$/.test(name))
      continue;
    const systems = /@platform ([\w,]+)/.exec(comment)?.[1]?.split(',') ?? [];
    members.push({ owner, name, isDeprecated: comment.includes('@deprecated'), systems });
    comment = '';
  }
  return { members, events };
}

/** The part of Electron that a name in our sources stands for. */
const owners: readonly (readonly [word: RegExp, owner: string])[] = [
  [/^(app)$/, 'App'],
  [/^(safeStorage)$/, 'SafeStorage'],
  [/^(dialog)$/, 'Dialog'],
  [/^(shell)$/, 'Shell'],
  [/^(screen)$/, 'Screen'],
  [/^(nativeTheme)$/, 'NativeTheme'],
  [/^(powerMonitor)$/, 'PowerMonitor'],
  [/^(clipboard)$/, 'Clipboard'],
  [/^(protocol)$/, 'Protocol'],
  [/^(ipcMain)$/, 'IpcMain'],
  [/^(ipcRenderer)$/, 'IpcRenderer'],
  [/^(webUtils)$/, 'WebUtils'],
  [/(session|^own)$/i, 'Session'],
  [/(contents|^page)$/i, 'WebContents'],
  [/(window|opened|windows)$/i, 'BrowserWindow'],
];
const ownerOf = (word: string): string | null => owners.find(([known]) => known.test(word))?.[1] ?? null;

/** Lines above a use in which it may ask for the system. */
const askedAbove = 25;

function findings(source: string, file: string, d: ReturnType<typeof readDeclarations>): string[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) =>
    [...line.matchAll(/\b(\w+)\.(\w+)\b(?:\('([\w-]+)')?/g)].flatMap(([, word = '', name, event]) => {
      const owner = ownerOf(word);
      if (owner === null) return [];
      const at = `${file}:${index + 1}: ${word}.${name}`;
      if (event !== undefined && /^(on|once|off)$/.test(name ?? '')) {
        const known = d.events.get(owner);
        return known?.has(event) ? [] : [`${at}('${event}') is no event of ${owner}`];
      }
      const member = d.members.find((one) => one.owner === owner && one.name === name);
      const asks = lines
        .slice(Math.max(0, index - askedAbove), index + 1)
        .some((near) => near.includes('platform'));
      return [
        ...(member?.isDeprecated ? [`${at} is deprecated`] : []),
        ...(member && member.systems.length > 0 && !asks
          ? [`${at} exists on ${member.systems.join()} alone`]
          : []),
      ];
    }),
  );
}

const declarations = readDeclarations(
  readFileSync(join(root, 'node_modules/electron/electron.d.ts'), 'utf8'),
);
const shipped = globSync('src-{main/desktop,preload}/**/*.ts', { cwd: root }).filter(
  (file) => !file.endsWith('.test.ts'),
);

describe('of Electron', () => {
  it('nothing deprecated is used, nothing of one system without asking, no event that does not exist', () => {
    expect(shipped.length).toBeGreaterThan(40);
    expect(
      shipped.flatMap((file) => findings(readFileSync(join(root, file), 'utf8'), file, declarations)),
    ).toEqual([]);
  });

  it('the stand-in’s tests emit nothing that does not exist', () => {
    const all = new Set([...declarations.events.values()].flatMap((names) => [...names]));
    const emitted = globSync('tests/stand-in/**/*.ts', { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/(?<!system)\.emit\(\s*'([\w-]+)'/g)].map(
        ([, name = '']) => name,
      ),
    );
    expect(emitted.length).toBeGreaterThan(20);
    expect([...new Set(emitted)].filter((name) => !all.has(name))).toEqual([]);
  });
});

describe('the check', () => {
  it.each([
    ['safeStorage.encryptString(text);', 'safeStorage.encryptString is deprecated'],
    ["app.setAppUserModelId('x');", 'app.setAppUserModelId exists on win32 alone'],
    ["window.on('closing', end);", "window.on('closing') is no event of BrowserWindow"],
    ["contents.on('crashed', end);", "contents.on('crashed') is no event of WebContents"],
  ])('finds %s', (line, finding) => {
    expect(findings(line, 'x.ts', declarations)).toEqual([`x.ts:1: ${finding}`]);
  });
  it('takes what is asked for', () => {
    const asked = "if (process.platform === 'win32')\n  app.setAppUserModelId('x');";
    expect(findings(asked, 'x.ts', declarations)).toEqual([]);
  });
});
