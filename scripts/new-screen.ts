/** `npm run new-screen`: writes a screen's folder, its texts in both languages, and its registration. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bin, runNode } from './lib/run.mjs';
import { declaredFor } from './lib/screen-declared.ts';
import { screenFiles } from './lib/screen-files.ts';
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
  const declared = await declaredFor(plan);
  const read = (path: string): string | undefined =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
  const needed = (path: string): string => {
    const text = read(path);
    if (text === undefined) throw new Error(`${path} is missing.`);
    return text;
  };

  const files = new Map<string, string>();
  for (const [name, text] of Object.entries(screenFiles(plan, declared)))
    files.set(`${folder}/${name}`, text);
  const list = `src-renderer/screens/${plan.area}/screens.ts`;
  files.set(list, withScreen(plan, read(list), declared?.kind === 'plainList' ? declared.words : null));
  const registry = 'src-renderer/frame/registry.ts';
  files.set(registry, withArea(plan, needed(registry)));
  // A plain list has its words already.
  for (const [language, key] of declared?.kind === 'plainList' ? [] : languages) {
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
