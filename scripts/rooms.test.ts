/** The room rules find every forbidden import below, each alone in a small tree. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { textRules } from './lib/text-rules.ts';
import { breaches } from './rooms.ts';

// Inside the project, so that packages resolve to the installed ones.
const cache = join(import.meta.dirname, '..', '.cache');
mkdirSync(cache, { recursive: true });
const trees: string[] = [];
afterAll(() => {
  for (const tree of trees) rmSync(tree, { recursive: true, force: true });
});

async function check(files: Record<string, string>): Promise<string[]> {
  const base = mkdtempSync(join(cache, 'rooms-'));
  trees.push(base);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  }
  return breaches(base);
}

const leaf = 'export const value = 1;\nexport type Value = number;\n';
const importing = (specifier: string): string =>
  `import { value } from '${specifier}';\nexport const other = value;\n`;
const importingType = (specifier: string): string =>
  `import type { Value } from '${specifier}';\nexport const other: Value = 1;\n`;

/** The importing file, the imported file, and the rule that must report it. */
const forbidden: [from: string, to: string, rule: string][] = [
  ['src-shared/rules/a.ts', 'src-main/services/files/b.ts', 'shared-rules/ours'],
  ['src-shared/kit/a.ts', 'src-shared/text/b.ts', 'shared-kit/ours'],
  ['src-shared/text/a.ts', 'src-shared/api/b.ts', 'shared-text/ours'],
  ['src-shared/api/a.ts', 'src-shared/rules/b.ts', 'shared-api/ours'],
  ['src-shared/rules/a.ts', 'src-shared/bridge/b.ts', 'shared-rules/ours'],
  ['src-shared/bridge/a.ts', 'src-main/program/b.ts', 'shared-bridge/ours'],
  ['src-shared/rules/common/fields/a.ts', 'src-shared/rules/tenant/b.ts', 'rules-common'],
  ['src-shared/rules/common/fields/a.ts', 'src-shared/rules/records/b.ts', 'rules-common'],
  ['src-shared/rules/tenant/a.ts', 'src-shared/rules/licence/b.ts', 'rules-areas'],
  ['src-shared/rules/tenant/a.ts', 'src-shared/rules/records/b.ts', 'rules-areas'],
  ['src-shared/rules/journals/a.ts', 'src-shared/rules/journal/b.ts', 'rules-areas'],
  ['src-shared/rules/records/a.ts', 'src-shared/rules/changes/b.ts', 'rules-records'],
  ['src-shared/rules/changes/a.ts', 'src-shared/rules/policy/b.ts', 'rules-changes'],
  ['src-shared/rules/tenant/a.ts', 'src-shared/rules/b.ts', 'rules-folders'],
  ['src-renderer/widgets/DataGrid/a.ts', 'src-renderer/widgets/List/b.ts', 'widgets-grid'],
  ['src-renderer/widgets/DataTree/a.ts', 'src-renderer/widgets/order/b.ts', 'widgets-grid'],
  ['src-preload/preload.ts', 'src-shared/rules/b.ts', 'src-preload/ours'],
  ['src-renderer/screens/licence/A/A.tsx', 'src-renderer/screens/tenant/B/B.tsx', 'screens/ours'],
  ['src-renderer/screens/licence/A/A.tsx', 'src-renderer/frame/b.ts', 'screens/ours'],
  ['src-renderer/screens/licence/A/A.tsx', 'src-main/formats/licence/b.ts', 'screens/ours'],
  ['src-renderer/screens/licence/A/api.ts', 'src-renderer/data/http.ts', 'transport'],
  ['src-renderer/widgets/A.tsx', 'src-renderer/screens/tenant/B/B.tsx', 'widgets/ours'],
  ['src-renderer/data/a.ts', 'src-renderer/widgets/B.tsx', 'data-and-state/ours'],
  ['src-renderer/frame/a.ts', 'src-main/program/b.ts', 'frame/ours'],
  ['src-renderer/main.tsx', 'src-main/web/b.ts', 'frame/ours'],
  ['src-main/formats/licence/a.ts', 'src-main/services/licence/b.ts', 'formats/ours'],
  ['src-main/services/licence/a.ts', 'src-main/desktop/b.ts', 'services/ours'],
  ['src-main/services/licence/a.ts', 'src-main/sandbox/b.ts', 'services/ours'],
  ['src-main/gateway/a.ts', 'src-main/services/servers/b.ts', 'gateway/ours'],
  ['src-main/authorities/a.ts', 'src-main/gateway/b.ts', 'authorities/ours'],
  ['src-main/disk/a.ts', 'src-main/services/durable/b.ts', 'disk/ours'],
  ['src-main/database/a.ts', 'src-main/services/durable/b.ts', 'database/ours'],
  ['src-main/sandbox/a.ts', 'src-main/services/files/b.ts', 'sandbox/ours'],
  ['src-main/sandbox/kernel/http/a.ts', 'src-main/sandbox/areas/feed/b.ts', 'sandbox-kernel/ours'],
  ['src-main/sandbox/kernel/http/a.ts', 'src-main/sandbox/areas.ts', 'sandbox-kernel/ours'],
  ['src-main/sandbox/areas/feed/a.ts', 'src-main/sandbox/areas/themes/b.ts', 'sandbox-areas/ours'],
  ['src-main/sandbox/areas/feed/a.ts', 'src-main/services/files/b.ts', 'sandbox-areas/ours'],
  ['src-main/program/a.ts', 'src-main/web/b.ts', 'program/ours'],
  ['src-main/desktop/a.ts', 'src-main/web/b.ts', 'shells/ours'],
  ['src-main/cli/a.ts', 'src-renderer/data/b.ts', 'shells/ours'],
  ['src-main/cli/config/a.ts', 'src-main/cli/changes/b.ts', 'cli-family/ours'],
  ['src-main/cli/jobs/a.ts', 'src-main/cli/job-handlers.ts', 'cli-family/ours'],
  ['src-main/cli/new-family/a.ts', 'src-main/cli/changes/b.ts', 'cli-family/ours'],
  ['src-main/cli/change-set/a.ts', 'src-main/cli/changes/b.ts', 'cli-change-set/ours'],
  ['src-main/cli/render/a.ts', 'src-main/cli/session/b.ts', 'cli-render/ours'],
  ['src-main/cli/terminal/a.ts', 'src-main/cli/session/open-session.ts', 'cli-terminal/ours'],
];

/** The importing file, a package or a module of Node, and the rule that must report it. */
const forbiddenOutside: [from: string, to: string, rule: string][] = [
  ['src-shared/rules/a.ts', 'react', 'shared-rules/packages'],
  ['src-shared/rules/a.ts', 'node:fs', 'shared-rules/node'],
  ['src-preload/preload.ts', 'zod', 'src-preload/packages'],
  ['src-preload/preload.ts', 'node:path', 'src-preload/node'],
  ['src-renderer/screens/licence/A/A.tsx', 'axios', 'transport'],
  ['src-renderer/screens/licence/A/A.tsx', 'antd', 'antd'],
  ['src-renderer/widgets/A.tsx', 'dayjs', 'antd'],
  ['src-renderer/frame/a.ts', 'node:fs', 'frame/node'],
  ['src-renderer/frame/a.ts', 'electron', 'electron'],
  ['src-main/formats/licence/a.ts', 'node:fs', 'formats/node'],
  ['src-main/formats/licence/a.ts', 'undici', 'formats/packages'],
  ['src-main/services/files/a.ts', 'electron', 'electron'],
  ['src-main/program/a.ts', 'electron', 'electron'],
  ['src-main/web/a.ts', 'electron', 'electron'],
  ['src-main/web/a.ts', 'no-such-package', 'resolvable'],
];

function relativeTo(from: string, to: string): string {
  return `${'../'.repeat(from.split('/').length - 1)}${to}`;
}

describe('the room rules', () => {
  it.each(forbidden)('%s may not import %s', async (from, to, rule) => {
    const found = await check({ [from]: importing(relativeTo(from, to)), [to]: leaf });
    expect(found).toEqual(expect.arrayContaining([expect.stringContaining(`[${rule}]`)]));
    expect(found[0]).toMatch(/may import|never|only/);
  });

  it.each(forbiddenOutside)('%s may not import %s', async (from, to, rule) => {
    const found = await check({ [from]: importing(to) });
    expect(found).toEqual(expect.arrayContaining([expect.stringContaining(`[${rule}]`)]));
  });

  it('sees a forbidden import of a type, and one that is dynamic', async () => {
    const from = 'src-main/sandbox/a.ts';
    const to = 'src-main/services/b.ts';
    const type = await check({ [from]: importingType(relativeTo(from, to)), [to]: leaf });
    expect(type).toEqual([expect.stringContaining('[sandbox/ours]')]);
    const electronType = await check({
      [from]: "import type { App } from 'electron';\nexport type A = App;\n",
    });
    expect(electronType).toEqual([expect.stringContaining('[electron]')]);
    const dynamic = await check({
      [from]: `export const b = import('${relativeTo(from, to)}');\n`,
      [to]: leaf,
    });
    expect(dynamic).toEqual([expect.stringContaining('[sandbox/ours]')]);
  });

  it('sees a cycle', async () => {
    const found = await check({
      'src-shared/a.ts': importing('./b.ts'),
      'src-shared/b.ts': importing('./a.ts'),
    });
    expect(found).not.toEqual([]);
    expect(found.every((line) => line.includes('[no-cycles]'))).toBe(true);
  });

  it('sees what one area alone uses, by whatever it is reached', async () => {
    const both = {
      'src-renderer/screens/licence/A/A.tsx': importing('../../../widgets/B.tsx'),
      'src-renderer/widgets/B.tsx': importing('../../src-shared/rules/tenant/b.ts'),
      'src-shared/rules/tenant/b.ts': leaf,
    };
    const area = 'only src-renderer/screens/licence uses it: move it there. [one-area]';
    expect(await check(both)).toEqual([
      `src-renderer/widgets/B.tsx: ${area}`,
      `src-shared/rules/tenant/b.ts: ${area}`,
    ]);
    const sandbox = { 'src-main/sandbox/a.ts': importing('../../src-shared/rules/tenant/b.ts') };
    expect(await check({ ...both, ...sandbox })).toEqual([`src-renderer/widgets/B.tsx: ${area}`]);
    const test = { 'src-main/sandbox/a.test.ts': importing('../../src-shared/rules/tenant/b.ts') };
    expect(await check({ ...both, ...test })).toHaveLength(2);
  });

  it('lets ipcMain, ipcRenderer, raw HTML and unchecked TLS stand in no other file', async () => {
    const desktop = "import { ipcMain } from 'electron';\nexport const door = ipcMain;\n";
    expect(await check({ 'src-main/desktop/bridge.ts': desktop })).toEqual([]);
    expect(await check({ 'src-main/desktop/window.ts': desktop })).toEqual([
      expect.stringContaining('guarded door'),
    ]);
    expect(
      await check({ 'src-main/web/a.ts': 'export const o = { rejectUnauthorized: false };\n' }),
    ).toHaveLength(1);
    const variable = 'export const name = "NODE_TLS_REJECT_UNAUTHORIZED";\n';
    expect(await check({ 'src-main/authorities/a.ts': variable })).toHaveLength(1);
    expect(await check({ 'src-main/authorities/tls-variable.ts': variable })).toEqual([]);
    expect(await check({ 'src-renderer/widgets/A.tsx': 'element.innerHTML = text;\n' })).toHaveLength(1);
  });

  it.each(textRules.map((rule) => [rule.example, rule] as const))(
    'refuses by its own rule: %s',
    async (_, rule) => {
      const file = rule.at ?? 'src-main/desktop/example.ts';
      expect(await check({ [file]: `${rule.example}\n` })).toEqual([`${file}: ${rule.says}`]);
    },
  );

  it('sees a guide that names what is gone', async () => {
    const found = await check({
      'docs/how-to/add-a-b.md': 'See `src-main/web/b.ts`.\n',
      'src-main/web/a.ts': leaf,
    });
    expect(found).toEqual(['docs/how-to/add-a-b.md:1: there is no src-main/web/b.ts.']);
  });

  it('lets the allowed imports stand', async () => {
    const found = await check({
      'src-shared/rules/common/fields/b.ts': `${leaf}import * as z from 'zod';\nexport const schema = z.string();\n`,
      'src-renderer/screens/licence/A/A.tsx': importing('../../../widgets/B.tsx'),
      'src-renderer/screens/tenant/A/A.tsx': importing('../../../widgets/B.tsx'),
      'src-renderer/widgets/B.tsx': leaf,
      'src-shared/rules/tenant/c.ts': importing('../common/fields/b.ts'),
      'src-shared/rules/records/c.ts': importing('../tenant/c.ts'),
      'src-shared/rules/jobs/c.ts': importing('../records/c.ts'),
      'src-shared/rules/policy/c.ts': importing('../jobs/c.ts'),
      // A test of a base may prove that code built on it obeys it.
      'src-shared/rules/common/fields/b.test.ts': importing('../../tenant/c.ts'),
      'src-main/program/a.ts': importing('../services/b.ts'),
      'src-main/services/b.ts': `${leaf}import { readFile } from 'node:fs';\nexport const read = readFile;\n`,
      'src-main/desktop/main.ts': "import { app } from 'electron';\nexport const name = app.name;\n",
      'src-main/cli/changes/a.ts': importing('../change-set/b.ts'),
      'src-main/cli/change-set/b.ts': importing('../text/c.ts'),
      'src-main/cli/text/c.ts': leaf,
      'src-main/cli/command-handlers.ts': importing('./changes/a.ts'),
      'src-main/formats/licence/a.ts':
        "import { createHash } from 'node:crypto';\nexport const h = createHash;\n",
    });
    expect(found).toEqual([]);
  });
});
