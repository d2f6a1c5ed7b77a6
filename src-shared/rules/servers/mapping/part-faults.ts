import { listsOf, readFieldPath } from '../../../api/mapping/field-path.ts';
import type { Scalar } from '../../../api/mapping/field-words.ts';
import type { CallMapping } from '../../../api/mapping/mapping.ts';
import { withLists } from '../../../api/mapping/rename-fields.ts';
import { overridesRequest } from '../override-header.ts';

type Part = NonNullable<CallMapping['answer']>;
interface PartFound {
  readonly fault: 'fieldShape' | 'listsApart' | 'twice' | 'overridesRequest';
  readonly at: string;
}

export function partFault(part: Part | undefined): PartFound | null {
  return namesFault(part?.names ?? {}) ?? wordsFault(part?.words ?? {});
}

export function requestFault(request: CallMapping['request']): PartFound | null {
  const found = partFault(request);
  if (found) return found;
  const sent = [
    ...Object.entries(request?.names ?? {}).map(([ours, theirs]) => [`names.${ours}`, theirs] as const),
    ...Object.keys(request?.add ?? {}).map((theirs) => [`add.${theirs}`, theirs] as const),
  ];
  for (const [at, theirs] of sent) {
    const path = readFieldPath(theirs);
    if (path === null) return { fault: 'fieldShape', at };
    const names =
      path.kind === 'anywhere' ? [path.name] : path.steps.filter((step) => typeof step === 'string');
    // Some frameworks take a request's method or path from such a field.
    // wall: mapping-method-field
    if (names.some(overridesRequest)) return { fault: 'overridesRequest', at };
  }
  const added = Object.keys(request?.add ?? {});
  const wrong = added.find((theirs) => isOutsideLists(theirs) === false || theirs === '$');
  if (wrong !== undefined) return { fault: 'fieldShape', at: `add.${wrong}` };
  const taken = new Set(Object.values(request?.names ?? {}));
  const again = added.find((theirs) => taken.has(theirs));
  return again === undefined ? null : { fault: 'twice', at: `add.${again}` };
}

export function envelopeFault(envelope: NonNullable<CallMapping['envelope']>): PartFound | null {
  if (typeof envelope === 'string') return null;
  const { success, code, message, data } = envelope;
  const wrong = Object.entries({ 'success.field': success.field, code, message, data }).find(
    ([, field]) => field !== undefined && !isOutsideLists(field),
  );
  return wrong ? { fault: 'fieldShape', at: wrong[0] } : null;
}

/** The first code that maps to the same code as an earlier one; null where there is none. */
export function codesFault(codes: Readonly<Record<string, string>>): string | null {
  return firstAgain(Object.entries(codes), ([, theirs]) => theirs)?.[0] ?? null;
}

/** Whether the text is the path of a single field, outside any list. */
export function isOutsideLists(text: string): boolean {
  const path = readFieldPath(text);
  return path?.kind === 'place' && listsOf(path) === 0;
}

function namesFault(names: Readonly<Record<string, string>>): PartFound | null {
  const lines = Object.entries(names);
  const moves: { from: Steps; to: Steps }[] = [];
  for (const [ours, theirs] of lines) {
    const at = `names.${ours}`;
    const [from, to] = [readFieldPath(ours), readFieldPath(theirs)];
    // An element of a list has no name to map.
    if (!from || !to || from.kind !== to.kind || ours.endsWith('[]') || theirs.endsWith('[]'))
      return { fault: 'fieldShape', at };
    if (from.kind !== 'place' || to.kind !== 'place') continue;
    if (listsOf(from) !== listsOf(to)) return { fault: 'listsApart', at };
    moves.push({ from: from.steps, to: to.steps });
    if (!withLists(moves)) return { fault: 'listsApart', at };
  }
  const again = firstAgain(lines, ([, theirs]) => theirs);
  return again ? { fault: 'twice', at: `names.${again[0]}` } : null;
}

type Steps = Parameters<typeof withLists>[0][number]['from'];

function wordsFault(words: NonNullable<Part['words']>): PartFound | null {
  for (const [field, list] of Object.entries(words)) {
    const at = `words.${field}`;
    if (!readFieldPath(field)) return { fault: 'fieldShape', at };
    const again = wordAgain(list);
    if (again) return { fault: 'twice', at: `${at}.${list.indexOf(again)}` };
  }
  return null;
}

/** A word that occurs twice on either side of a list; undefined where there is none. */
export function wordAgain(list: NonNullable<Part['words']>[string]): (typeof list)[number] | undefined {
  return firstAgain(list, ({ ours }) => ours) ?? firstAgain(list, ({ theirs }) => theirs);
}

/** The first element whose value an earlier element has too. */
export function firstAgain<T>(all: readonly T[], of: (one: T) => Scalar): T | undefined {
  const seen = new Set<Scalar>();
  return all.find((one) => seen.size === seen.add(of(one)).size);
}
