/**
 * A build plugin for the help beside the pages: `virtual:steward-guide` is docs/guide/help as data, by language, chapter
 * and task. A chapter is a file: `# title`, the beginnings of the ids of its screens in a comment, and tasks below
 * `## ` headings, of steps (`1. `) with `**names**`, `code` and `[links](/path)`, and a picture at most
 * (`![what it shows](pictures/name.png)`, taken by `npm run pictures`).
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:steward-guide';
export const guideFolder = 'docs/guide/help';

/** A piece of a sentence; `to` is an address of the console. */
export interface GuideRun {
  readonly kind: 'text' | 'name' | 'code' | 'link';
  readonly text: string;
  readonly to?: string;
}

interface GuidePicture {
  readonly text: string;
  readonly file: string;
}

interface GuideTask {
  readonly title: string;
  picture?: GuidePicture;
  readonly steps: GuideRun[][];
}

export interface GuideChapter {
  readonly id: string;
  readonly title: string;
  /** Beginnings of the ids of the screens that the chapter is about. */
  readonly screens: readonly string[];
  readonly tasks: GuideTask[];
}

export function guideChapter(id: string, markdown: string): GuideChapter {
  const [, title] = /^# (.+)$/m.exec(markdown) ?? [];
  const [, screens] = /<!-- screens: (.+) -->/.exec(markdown) ?? [];
  if (!title || !screens) throw new Error(`${guideFolder}: ${id} has no title, or names no screens`);
  const tasks: GuideTask[] = [];
  for (const line of markdown.split(/\r?\n/)) {
    const [, task] = /^## (.+)$/.exec(line) ?? [];
    const [, step] = /^\d+\. (.+)$/.exec(line) ?? [];
    const [, text, file] = /^!\[(.+)\]\((pictures\/[\w-]+\.png)\)$/.exec(line) ?? [];
    const last = tasks.at(-1);
    if (task) tasks.push({ title: task, steps: [] });
    else if (step && last) last.steps.push(runsOf(step));
    else if (text && file && last && !last.picture) last.picture = { text, file };
    else if (line !== '' && !/^(# |<!-- screens: )/.test(line))
      throw new Error(`${guideFolder}: ${id} has a line that is no step: ${line}`);
  }
  return { id, title, screens: screens.split(' '), tasks };
}

function runsOf(sentence: string): GuideRun[] {
  return sentence
    .split(/(\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\]\(\/[^)]*\))/)
    .filter((part) => part !== '')
    .map((part): GuideRun => {
      const [, text = '', to = ''] = /^\[([^\]]+)\]\((\/[^)]*)\)$/.exec(part) ?? [];
      if (to !== '') return { kind: 'link', text, to };
      if (part.startsWith('**')) return { kind: 'name', text: part.slice(2, -2) };
      return part.startsWith('`') ? { kind: 'code', text: part.slice(1, -1) } : { kind: 'text', text: part };
    });
}

/** The chapters of a language, in the order of their files. */
export function readGuide(root: string, language: string): readonly GuideChapter[] {
  const files = globSync(`${guideFolder}/${language}/*.md`, { cwd: root }).sort();
  return files.map((file) => guideChapter(basename(file, '.md'), readFileSync(join(root, file), 'utf8')));
}

const languages = ['en-US', 'zh-CN'];

/** Paths of a language's pictures below the project's folder. */
function picturesOf(language: string, chapters: readonly GuideChapter[]): readonly string[] {
  const files = chapters.flatMap(({ tasks }) => tasks.flatMap(({ picture }) => picture?.file ?? []));
  return files.map((file) => `${guideFolder}/${language}/${file}`);
}

const posix = (path: string): string => path.replaceAll('\\', '/');

export function guide(root: string): Plugin {
  return {
    name: 'steward-guide',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      for (const file of globSync(`${guideFolder}/*/*.md`, { cwd: root }))
        this.addWatchFile(join(root, file));
      const chapters = Object.fromEntries(languages.map((language) => [language, readGuide(root, language)]));
      const pictures = languages.flatMap((language) => picturesOf(language, chapters[language] ?? []));
      return [
        ...pictures.map(
          (path, at) => `import picture${at} from ${JSON.stringify(`${posix(join(root, path))}?no-inline`)};`,
        ),
        `export const guide = JSON.parse(${JSON.stringify(JSON.stringify(chapters))});`,
        `export const pictures = {${pictures.map((path, at) => `${JSON.stringify(path)}: picture${at}`).join(', ')}};`,
      ].join('\n');
    },
  };
}
