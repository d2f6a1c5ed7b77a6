/** The chapter of the help that belongs to a page, and the search in the guide. */
import type { guide } from 'virtual:steward-guide';

export type Chapter = (typeof guide)['en-US'][number];
export type Task = Chapter['tasks'][number];

/** The chapter with the longest beginning of the screen's id; the first one for pages that none is about. */
export function chapterOf(chapters: readonly Chapter[], screenId: string): Chapter | undefined {
  const lengthOf = ({ screens }: Chapter) =>
    Math.max(0, ...screens.map((begin) => (screenId.startsWith(begin) ? begin.length : 0)));
  const best = Math.max(0, ...chapters.map(lengthOf));
  return chapters.find((chapter) => lengthOf(chapter) === best);
}

export interface FoundTask {
  readonly chapter: Chapter;
  readonly task: Task;
}

/** Tasks with all of the words, those with all of them in the title first. */
export function findTasks(chapters: readonly Chapter[], typed: string): readonly FoundTask[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const all = chapters.flatMap((chapter) => chapter.tasks.map((task) => ({ chapter, task })));
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const inTitle = all.filter(({ task }) => hasAll(task.title));
  const inText = all.filter(({ chapter, task }) =>
    hasAll([chapter.title, task.title, textOf(task)].join(' ')),
  );
  return [...new Set([...inTitle, ...inText])];
}

/** Whether a step of the task leads to the page. */
export function isAbout(task: Task, path: string): boolean {
  return task.steps.flat().some(({ to }) => to?.replace(/\?.*/, '') === path);
}

function textOf({ steps }: Task): string {
  return steps.map((step) => step.map(({ text }) => text).join('')).join(' ');
}
