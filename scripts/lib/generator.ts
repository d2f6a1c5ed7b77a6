/** What the generators have in common: files under a folder, and the command around them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bin, runNode } from './run.mjs';

export interface Tree {
  /** undefined where the file is not there. */
  read(path: string): string | undefined;
  /** Throws an Error with one clear line where the file is not there. */
  needed(path: string): string;
  /** Writes all of them, with their folders, and answers their paths. */
  write(files: ReadonlyMap<string, string>): string[];
}

/** Files by their paths under `root`. */
export function treeOf(root: string): Tree {
  const read: Tree['read'] = (path) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
  return {
    read,
    needed(path) {
      const text = read(path);
      if (text === undefined) throw new Error(`${path} is missing.`);
      return text;
    },
    write(files) {
      for (const [path, text] of files) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
      }
      return [...files.keys()];
    },
  };
}

interface Generator {
  readonly usage: string;
  /** What a refusal ends with. */
  readonly hint: string;
  /** Writes into the project and answers the paths; throws an Error with one clear line. */
  readonly generate: (root: string, args: string[]) => Promise<string[]>;
  /** What is to be done then. */
  readonly next: (written: readonly string[]) => string;
}

/** Answers the exit code. */
export async function runGenerator({ usage, hint, generate, next }: Generator): Promise<number> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    return 0;
  }
  try {
    const written = await generate(join(import.meta.dirname, '../..'), args);
    await runNode([bin('@biomejs/biome', 'biome'), 'check', '--write', '--log-level=error', ...written]);
    for (const path of written) console.log(path);
    console.log(`\n${next(written)}`);
    return 0;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${hint}`);
    return 64;
  }
}
