/** `npm run new-screen`: writes a screen's folder, its texts in both languages, and its registration. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runGenerator, treeOf } from './lib/generator.ts';
import { declaredFor } from './lib/screen-declared.ts';
import { screenFiles } from './lib/screen-files.ts';
import { readPlan, type ScreenPlan, usage } from './lib/screen-plan.ts';
import { withArea, withScreen, withTexts } from './lib/screen-registration.ts';

const languages = [
  ['en-US', 'en'],
  ['zh-CN', 'zh'],
] as const;

/** Writes everything under `root` and answers the paths; writes nothing when anything is wrong. */
export async function writeScreen(root: string, plan: ScreenPlan): Promise<string[]> {
  const folder = `src-renderer/screens/${plan.area}/${plan.name}`;
  if (existsSync(join(root, folder))) throw new Error(`${folder} is there already.`);
  const declared = await declaredFor(plan);
  const { read, needed, write } = treeOf(root);

  const files = new Map<string, string>();
  for (const [name, text] of Object.entries(screenFiles(plan, declared)))
    files.set(`${folder}/${name}`, text);
  const list = `src-renderer/screens/${plan.area}/screens.ts`;
  files.set(list, withScreen(plan, read(list), declared?.kind === 'plainList' ? declared.words : null));
  const registry = 'src-renderer/frame/registry.ts';
  files.set(registry, withArea(plan, needed(registry)));
  // A plain list has its words already.
  for (const [language, key] of declared?.kind === 'plainList' ? [] : languages) {
    const area = `src-shared/text/${language}/${plan.area}/${plan.area}.json`;
    files.set(area, withTexts(plan, key, read(area)));
  }
  return write(files);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = await runGenerator({
    usage,
    hint: usage,
    generate: (root, args) => writeScreen(root, readPlan(args)),
    next: () => 'Next: npm run check. A screen in the menu names its menuGroup and menuCode in screens.ts.',
  });
}
