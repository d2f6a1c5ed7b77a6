/**
 * Every screen of the registry, read from the areas' `screens.ts` (they import React pages, which a test
 * process can't load). A screen that is registered is tested, without anybody adding it to a list.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { caseKinds } from '#shared/rules/account-cases/case-rules.ts';

const folder = resolve(import.meta.dirname, '../../../src-renderer/screens');

export interface RegisteredScreen {
  readonly id: string;
  /** With the example's parameters filled in. */
  readonly address: string;
}

/** Lists of an area that become a screen for each member. */
const lists: Readonly<Record<string, readonly string[]>> = { caseKinds };

export function registeredScreens(): RegisteredScreen[] {
  return globSync('*/screens.ts', { cwd: folder }).flatMap((area) => {
    const source = readFileSync(join(folder, area), 'utf8');
    return source
      .split(/\b(?:screen\(|listScreen\('\w+', )\{/)
      .slice(1)
      .flatMap((block) => ofEach(source, block, area))
      .map((block) => {
        const path = field(block, /path: '([^']+)'/, area);
        const example = /example: \{([^}]*)\}/.exec(block)?.[1] ?? '';
        const address = path.replace(/:(\w+)/g, (_, name: string) =>
          field(example, new RegExp(`${name}: '([^']+)'`), `${area} ${path}: example`),
        );
        return { id: field(block, /id: '([^']+)'/, area), address };
      });
  });
}

/** A block of a list once for each of its items, which stands in it as `${item}`. */
function ofEach(source: string, block: string, area: string): readonly string[] {
  const [, list = '', item = ''] = /= (\w+)\.map\(\((\w+)\) =>/.exec(source) ?? [];
  if (list === '' || !block.includes(`\${${item}}`)) return [block];
  const items = lists[list];
  if (!items) throw new Error(`${area}: what is in ${list} is not known here`);
  return items.map((each) => block.replaceAll(`\${${item}}`, each).replaceAll('`', "'"));
}

function field(text: string, pattern: RegExp, where: string): string {
  const found = pattern.exec(text)?.[1];
  if (!found) throw new Error(`${where}: ${pattern} not found`);
  return found;
}
