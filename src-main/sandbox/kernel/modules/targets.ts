/** Invented forms, folders, projects and applications that an application can open, numbered by their ids. */
import type { CustomTarget, CustomTargetKind } from '#shared/api/custom-applications/target.ts';
import type { Scale } from '../database/table.ts';
import type { Sequence } from '../people/search.ts';
import targets from './targets.json' with { type: 'json' };

interface Invented {
  readonly letter: string;
  readonly amount: Readonly<Record<Scale, number>>;
  readonly chinese: readonly string[];
  readonly english: readonly string[];
}

const invented: Readonly<Record<CustomTargetKind, Invented>> = targets;

const first = 10_001;

export function customTargetsOf(
  kind: CustomTargetKind,
  scale: Scale,
  chinese: boolean,
): Sequence<CustomTarget> {
  const { letter, amount, ...names } = invented[kind];
  const list = chinese ? names.chinese : names.english;
  return {
    size: amount[scale],
    at(index) {
      const round = Math.floor(index / list.length) + 1;
      const name = list[index % list.length] ?? '';
      return { id: `${letter}${first + index}`, name: round === 1 ? name : `${name} ${round}` };
    },
  };
}

export function isTarget(kind: CustomTargetKind, id: string, scale: Scale): boolean {
  const { letter, amount } = invented[kind];
  const digits = new RegExp(`^${letter}(\\d{5})$`).exec(id)?.[1];
  return digits !== undefined && Number(digits) >= first && Number(digits) < first + amount[scale];
}
