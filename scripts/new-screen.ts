/** `npm run new-screen`: writes a screen's folder, its texts in both languages, and its registration. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { bin, runNode } from './lib/run.mjs';
import { type ListSource, screenFiles } from './lib/screen-files.ts';
import { readPlan, type ScreenPlan, usage } from './lib/screen-plan.ts';
import { withArea, withScreen, withTextArea, withTexts } from './lib/screen-registration.ts';

const languages = [
  ['en-US', 'en'],
  ['zh-CN', 'zh'],
] as const;

/** Writes everything under `root` and answers the paths; writes nothing when anything is wrong. */
export async function writeScreen(root: string, plan: ScreenPlan): Promise<string[]> {
  const folder = `src-renderer/screens/${plan.area}/${plan.name}`;
  if (existsSync(join(root, folder))) throw new Error(`${folder} is there already.`);
  const source =
    plan.list &&
    (await findList(
      plan.list.endpoint,
      plan.list.columns.map(({ field }) => field),
    ));
  const read = (path: string): string | undefined =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
  const needed = (path: string): string => {
    const text = read(path);
    if (text === undefined) throw new Error(`${path} is missing.`);
    return text;
  };

  const files = new Map<string, string>();
  for (const [name, text] of Object.entries(screenFiles(plan, source))) files.set(`${folder}/${name}`, text);
  const list = `src-renderer/screens/${plan.area}/screens.ts`;
  files.set(list, withScreen(plan, read(list)));
  const registry = 'src-renderer/frame/registry.ts';
  files.set(registry, withArea(plan, needed(registry)));
  for (const [language, key] of languages) {
    const texts = `src-shared/text/${language}`;
    const area = `${texts}/${plan.area}/${plan.area}.ts`;
    files.set(area, withTexts(plan, key, read(area)));
    files.set(`${texts}/index.ts`, withTextArea(plan, needed(`${texts}/index.ts`)));
  }
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [...files.keys()];
}

/** The declared endpoint behind an id; its answer must be a list with the wanted fields. */
async function findList(id: string, fields: string[]): Promise<ListSource> {
  const folder = join(import.meta.dirname, '../src-shared/api');
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  for (const file of modules) {
    const exports: Record<string, unknown> = await import(pathToFileURL(join(folder, file)).href);
    for (const [name, value] of Object.entries(exports)) {
      if (isEndpoint(value) && value.id === id) {
        return { endpoint: name, file: file.replaceAll('\\', '/'), ...rowsOf(value, fields) };
      }
    }
  }
  throw new Error(`no endpoint has the id ${id}; declare it in src-shared/api first.`);
}

/** How the endpoint answers its rows; a row must have the wanted fields. */
function rowsOf(endpoint: Endpoint, fields: string[]): Omit<ListSource, 'endpoint' | 'file'> {
  const { response, request } = endpoint;
  const page = response instanceof z.ZodObject ? response.shape : {};
  const paged = page.result instanceof z.ZodArray && 'totalCount' in page;
  const rows = paged ? page.result : response;
  const row = rows instanceof z.ZodArray ? rows.element : undefined;
  if (!(row instanceof z.ZodObject)) throw new Error(`${endpoint.id} does not answer a list of objects.`);
  const asked = request instanceof z.ZodObject ? Object.keys(request.shape) : [];
  if (paged && !(asked.includes('pageNo') && asked.includes('pageSize'))) {
    throw new Error(`${endpoint.id} answers pages and is not asked for one by pageNo and pageSize.`);
  }
  const unknown = fields.find((field) => !Object.hasOwn(row.shape, field));
  const known = Object.keys(row.shape);
  if (unknown !== undefined) throw new Error(`a row has no ${unknown}; it has ${known.join(', ')}.`);
  return {
    paged,
    search: paged ? (asked.find((field) => field === 'keywords' || field === 'keyword') ?? null) : null,
    rowKey: known.find((field) => field === 'id') ?? fields[0] ?? 'id',
  };
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'encoding' in value && 'envelope' in value;
}

async function main(args: string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    return 0;
  }
  try {
    const root = join(import.meta.dirname, '..');
    const written = await writeScreen(root, readPlan(args));
    await runNode([bin('@biomejs/biome', 'biome'), 'check', '--write', '--log-level=error', ...written]);
    for (const path of written) console.log(path);
    console.log(
      '\nNext: npm run check. A screen in the menu names its menuGroup and menuCode in screens.ts.',
    );
    return 0;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 64;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = await main(process.argv.slice(2));
