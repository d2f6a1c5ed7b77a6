/**
 * `npm run rooms`: checks the import rules of .dependency-cruiser.mjs, the text rules, the style sheets, the primary
 * buttons, banned names, and the guides' statements about the project; prints each breach with the permitted
 * alternative. Exit code 1 when there is one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';
import { nameBreaches } from './banned-names.ts';
import { guideBreaches } from './guide-paths.ts';
import { importsInCycles } from './lib/import-cycles.ts';
import { textRules } from './lib/text-rules.ts';
import { primaryBreaches } from './primary-buttons.ts';
import { styleBreaches } from './style-sheets.ts';
import { writeTexts } from './texts/write-texts.mjs';

export const cruisedFolders = ['src-shared', 'src-main', 'src-preload', 'src-renderer', 'scripts', 'tests'];

/**
 * Every breach under `base`, one line each; empty when the rooms hold. `importsHeld`: the rules about imports hold, and
 * are not looked at.
 */
export async function breaches(base: string, { importsHeld = false } = {}): Promise<string[]> {
  return [
    ...(importsHeld ? [] : await importBreaches(base)),
    ...textBreaches(base),
    ...styleBreaches(base),
    ...primaryBreaches(base),
    ...nameBreaches(base),
    ...guideBreaches(base),
  ].sort();
}

async function importBreaches(base: string): Promise<string[]> {
  const { options, ...ruleSet } = config;
  const present = readdirSync(base);
  const settings = { ...options, baseDir: base, validate: true, ruleSet } as ICruiseOptions;
  const { enhancedResolveOptions, ...rest } = settings as ICruiseOptions & { enhancedResolveOptions: object };
  const result = await cruise(
    cruisedFolders.filter((folder) => present.includes(folder)),
    rest,
    enhancedResolveOptions,
  );
  const { modules, summary } = result.output as ICruiseResult;
  const says = new Map(config.forbidden.map((rule) => [rule.name, rule.comment]));
  const graph = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
  return [
    ...summary.violations.map(
      ({ from, to, rule }) => `${from} → ${to}: ${says.get(rule.name)} [${rule.name}]`,
    ),
    ...importsInCycles(graph).map(
      ([from, to]) =>
        `${from} → ${to}: no import cycles: move what both need into a file of its own. [no-cycles]`,
    ),
    ...usedByOneArea(graph).map(([file, area]) => `${file}: only ${area} uses it: move it there. [one-area]`),
  ];
}

function textBreaches(base: string): string[] {
  // Only folders with rules: the others contain packages, and temporary folders of tests.
  const files = readdirSync(base)
    .filter((folder) => folder.startsWith('src-'))
    .flatMap((folder) =>
      readdirSync(join(base, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => /\.tsx?$/.test(path));
  return files.flatMap((file) => {
    const rules = textRules.filter((rule) => rule.files.test(file) && !rule.allowed.test(file));
    if (rules.length === 0) return [];
    const text = readFileSync(join(base, file), 'utf8');
    return rules.filter((rule) => rule.word.test(text)).map((rule) => `${file}: ${rule.says}`);
  });
}

/** Code that two areas may share; antd's controls are exempt, however few use them. */
const sharedRooms = /^src-shared\/rules\/|^src-renderer\/widgets\/(?!controls\/)/;
/** A user in these rooms passes the code on, so its own users count. */
const passesOn = /^src-shared\/|^src-renderer\/widgets\//;
const isProduct = (file: string): boolean => /^src-/.test(file) && !/\.(test|bench)\.|\/testing\//.test(file);

/** Rules and widgets of one area of screens belong there. Returns each with its area. `graph`: imports by file. */
function usedByOneArea(graph: ReadonlyMap<string, readonly string[]>): [file: string, area: string][] {
  const users = new Map<string, string[]>();
  for (const [file, imported] of graph) {
    if (!isProduct(file)) continue;
    for (const one of imported) users.set(one, [...(users.get(one) ?? []), file]);
  }
  return [...graph.keys()]
    .filter((file) => sharedRooms.test(file) && isProduct(file))
    .flatMap((file): [string, string][] => {
      const [area, ...others] = areasUsing(file, users);
      return area?.startsWith('src-renderer/screens/') && others.length === 0 ? [[file, area]] : [];
    });
}

function areasUsing(file: string, users: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const areas = new Set<string>();
  const seen = new Set([file]);
  for (const importer of seen) {
    for (const user of users.get(importer) ?? []) {
      if (passesOn.test(user)) seen.add(user);
      else areas.add(user.split('/').slice(0, 3).join('/'));
    }
  }
  return areas;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeTexts();
  const importsHeld = process.argv.includes('--imports-held');
  const found = await breaches(join(import.meta.dirname, '..'), { importsHeld });
  for (const line of found) console.log(line);
  console.log(
    found.length === 0
      ? `rooms: ${importsHeld ? 'no import has changed' : 'every import is allowed'}, and the guides name what there is.`
      : `rooms: ${found.length} not allowed.`,
  );
  process.exitCode = found.length === 0 ? 0 : 1;
}
