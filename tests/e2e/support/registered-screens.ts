/**
 * Every screen of the registry, read from the areas' `screens.ts` (they import React pages, which a test
 * process can't load). A screen that is registered is tested, without anybody adding it to a list.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../../src-renderer/screens');

export interface RegisteredScreen {
  readonly id: string;
  /** With the example's parameters filled in. */
  readonly address: string;
}

export function registeredScreens(): RegisteredScreen[] {
  return globSync('*/screens.ts', { cwd: folder }).flatMap((area) => {
    const source = readFileSync(join(folder, area), 'utf8');
    return source
      .split(/\bscreen\(\{/)
      .slice(1)
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

function field(text: string, pattern: RegExp, where: string): string {
  const found = pattern.exec(text)?.[1];
  if (!found) throw new Error(`${where}: ${pattern} not found`);
  return found;
}
