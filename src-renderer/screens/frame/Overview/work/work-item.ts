/** The overview's list of what needs somebody, put together from several subjects. */
import type { ReadState } from '#widgets/ReadPart.tsx';

/** In the order of urgency: trouble already, trouble soon, something to do. */
export const workTones = ['danger', 'warning', 'info'] as const;

export interface WorkItem {
  readonly key: string;
  readonly tone: (typeof workTones)[number];
  /** The matter that needs somebody, with its figure; the link to its page. */
  readonly title: string;
  /** Since when, until when, or what to do; '' for nothing. */
  readonly detail: string;
  /** Name of the step on the page behind the link. */
  readonly action: string;
  readonly to: string;
  /** Days until the trouble begins, negative for days that somebody has waited; null where time says nothing. */
  readonly days: number | null;
}

/** A short sentence with a link, for what needs nobody. */
export interface WorkNote {
  readonly text: string;
  readonly to: string;
}

/** The entries that one subject adds to the list. */
export interface WorkPart {
  readonly key: string;
  /** Name of what is looked for, within a sentence. */
  readonly name: string;
  readonly items: readonly WorkItem[];
  /** Facts that need nobody, among them that all is well; empty until they are known. */
  readonly notes: readonly WorkNote[];
  readonly reads: readonly ReadState<unknown>[];
  /** Title of a failure of `reads`. */
  readonly failed: string;
}

/** The most urgent first; of equals what has waited longest, or ends first. */
export function sortWork(items: readonly WorkItem[]): readonly WorkItem[] {
  const rank = ({ tone }: WorkItem) => workTones.indexOf(tone);
  const days = ({ days: left }: WorkItem) => left ?? 0;
  return [...items].sort((one, other) => rank(one) - rank(other) || days(one) - days(other));
}

export function isUnderWay({ reads }: Pick<WorkPart, 'reads'>): boolean {
  return reads.some(({ data, error }) => data === undefined && error === null);
}

/** A part without reads, for people without its right. */
export const noWork: WorkPart = { key: '', name: '', items: [], notes: [], reads: [], failed: '' };
