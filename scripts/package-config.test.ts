/** The packages' configuration, read without making a package. */
import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { FileAssociation } from 'electron-builder';
import { describe, expect, it } from 'vitest';
import { packaging } from '../electron-builder.config.ts';

const root = join(import.meta.dirname, '..');
/** Without types of its own. */
const { JSDOM } = createRequire(import.meta.url)('jsdom');
const config = packaging();
const read = (path: string) => readFile(join(root, path), 'utf8');
const flat = (list: readonly FileAssociation[] | FileAssociation | null | undefined) =>
  list ? [list].flat() : [];
const endings = (platform: 'win' | 'mac' | 'linux') =>
  [...flat(config.fileAssociations), ...flat(config[platform]?.fileAssociations)].flatMap(({ ext }) => ext);

describe('files that open with Steward', () => {
  it.each([
    ['win', ['licence', 'steward-theme']],
    ['mac', ['licence', 'steward-theme', 'lic']],
    ['linux', ['licence', 'steward-theme', 'lic']],
  ] as const)('%s takes %j', (platform, expected) => {
    expect(endings(platform)).toEqual(expected);
  });

  it('have names of their own, a description, and one name for one kind', () => {
    const all = [...flat(config.fileAssociations), ...flat(config.mac?.fileAssociations)];
    for (const { name, description, role } of all) {
      expect(name).toMatch(/^Steward\.[A-Z][a-z]+$/);
      expect(description).toMatch(/^[A-Z][a-z]+ [a-z]+$/);
      expect(role).toBe('Viewer');
    }
  });

  it('.lic stays with the program that has it: an offer on Windows, an alternate on macOS', async () => {
    expect(flat(config.mac?.fileAssociations)).toEqual([expect.objectContaining({ rank: 'Alternate' })]);
    const script = await read(config.nsis?.include ?? '');
    const lines = script.split('\n').filter((line) => /^\s+(Write|Delete)/.test(line));
    expect(lines.map((line) => line.trim())).toEqual([
      String.raw`WriteRegNone SHELL_CONTEXT "Software\Classes\.lic\OpenWithProgids" "Steward.Licence"`,
      String.raw`DeleteRegValue SHELL_CONTEXT "Software\Classes\.lic\OpenWithProgids" "Steward.Licence"`,
      String.raw`DeleteRegKey HKCU "Software\Classes\steward"`,
    ]);
    expect(script.match(/!macro \w+/g)).toEqual(['!macro customInstall', '!macro customUnInstall']);
    expect(script.match(/!macroend/g)).toHaveLength(2);
    // An update uninstalls the earlier version first.
    expect(script).toMatch(/ifNot} \$\{isUpdated}[\s\S]*DeleteRegValue/);
  });
});

describe('what software centres show of the Debian package', () => {
  const path = 'resources/packaging/com.steward.console.metainfo.xml';
  const component = async (): Promise<{
    querySelectorAll(selector: string): Iterable<{ textContent: string }>;
  }> => new JSDOM(await read(path), { contentType: 'text/xml' }).window.document.documentElement;
  const texts = async (selector: string) =>
    [...(await component()).querySelectorAll(selector)].map((one) => one.textContent);

  it('is put where they look, and is found by the entry of the desktop', async () => {
    expect(config.deb?.fpm).toEqual([`${join(root, path)}=/usr/share/metainfo/${basename(path)}`]);
    expect(await texts('id')).toEqual([config.appId]);
    expect(await texts('launchable[type="desktop-id"]')).toEqual([config.extraMetadata?.desktopName]);
    expect(await texts('categories > category')).toEqual([config.linux?.category]);
    expect(await texts('provides > binary')).toEqual([config.linux?.executableName]);
  });

  it('names the files and links that the program opens', async () => {
    const types = new Set(
      [...flat(config.fileAssociations), ...flat(config.linux?.fileAssociations)].map((one) => one.mimeType),
    );
    const schemes = [config.protocols ?? []].flat().flatMap((one) => [one?.schemes].flat());
    expect(await texts('provides > mediatype')).toEqual([
      ...types,
      ...schemes.map((scheme) => `x-scheme-handler/${scheme}`),
    ]);
  });

  it('says everything in both languages, and in short what is one line', async () => {
    for (const name of ['component > summary', 'description > p', 'description li']) {
      const own = await texts(`${name}:not([*|lang])`);
      const translated = await texts(`${name}[*|lang="zh_CN"]`);
      expect(own.length, name).toBeGreaterThan(0);
      expect(translated, name).toHaveLength(own.length);
      for (const text of translated) expect(text).toMatch(/\p{Script=Han}/u);
    }
    // https://www.freedesktop.org/software/appstream/docs/chap-Quickstart.html: no dot, one line.
    for (const text of await texts('component > summary')) expect(text).toMatch(/^[^.\n]{5,90}$/);
  });
});

it('the window is found by the entry of the desktop: one name everywhere', () => {
  const { desktopName } = config.extraMetadata ?? {};
  expect(desktopName).toBe(`${config.linux?.executableName}.desktop`);
  expect(config.linux?.syncDesktopName).toBe(true);
});

it('administrators find the policy templates in every package', () => {
  expect(config.extraResources).toContainEqual({ from: 'resources/policy', to: 'policy' });
  for (const file of ['steward.admx', 'en-US/steward.adml', 'zh-CN/steward.adml', 'steward.mobileconfig'])
    expect(existsSync(join(root, 'resources/policy', file)), file).toBe(true);
});

it('what the installer’s script calls and is called by is there in electron-builder’s', async () => {
  const script = await read(config.nsis?.include ?? '');
  const builder = createRequire(createRequire(import.meta.url).resolve('electron-builder'));
  const templates = join(dirname(builder.resolve('app-builder-lib/package.json')), 'templates/nsis');
  const theirs = (
    await Promise.all(
      globSync('**/*.{nsi,nsh}', { cwd: templates }).map((file) => readFile(join(templates, file), 'utf8')),
    )
  ).join('\n');
  for (const [, name] of script.matchAll(/^!macro (\w+)/gm))
    expect(theirs.includes(`!insertmacro ${name}\n`), name).toBe(true);
  // Of NSIS itself are LogicLib's words, instructions, registers and $INSTDIR.
  for (const [, name = ''] of script.matchAll(/\$\{(\w+)}/g))
    if (!/^(if|ifNot|endIf)$/i.test(name)) expect(theirs.includes(`\${${name}}`), name).toBe(true);
  const opened = script.match(/\$\{if(Not)?}/gi) ?? [];
  expect(script.match(/\$\{endIf}/gi)).toHaveLength(opened.length);
});

describe('the feed', () => {
  it.each(['.github/workflows/ci.yml', 'docs/guide/desktop.md'])('%s names the block maps', async (path) => {
    expect(await read(path)).toMatch(/\.blockmap/);
  });

  it('the workflow keeps every kind of package that is made', async () => {
    const workflow = await read('.github/workflows/ci.yml');
    const targets = [config.win, config.mac, config.linux].flatMap((platform) =>
      [platform?.target ?? []].flat().map((one) => (typeof one === 'string' ? one : one.target)),
    );
    expect(targets).toEqual(['nsis', 'msi', 'dmg', 'zip', 'AppImage', 'deb']);
    for (const target of targets) expect(workflow).toContain(`dist/*.${target === 'nsis' ? 'exe' : target}`);
  });
});

it('every line of text has plain ends on every system’s disk', async () => {
  expect(await read('.gitattributes')).toMatch(/^\* text=auto eol=lf$/m);
});
