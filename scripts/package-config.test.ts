/** What the packages' configuration says, without making a package. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileAssociation } from 'electron-builder';
import { describe, expect, it } from 'vitest';
import { packaging } from '../electron-builder.config.ts';

const root = join(import.meta.dirname, '..');
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
