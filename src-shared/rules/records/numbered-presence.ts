/** Creating and deleting a record whose id the server assigns; a recreated one is found by its other values. */
import * as z from 'zod';
import { sameValue } from '../../kit/merge.ts';
import type { MessageKey } from '../../text/index.ts';
import type { Ask, RecordEdits, RecordKind, RowWords, Write } from '../common/record/record.ts';

interface At<Values> {
  /** Id of the record; '' before it is created. */
  readonly id: string;
  readonly made: Values;
}

/** Id in the answer of a creating call: the whole answer, or its field `id`. */
const idAnswer = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

/** The list has no element or one. */
export interface NumberedPresenceValues<Values> {
  readonly there: readonly Values[];
}

interface Presence<Scope extends object, Values extends object>
  extends Pick<RecordKind<never, NumberedPresenceValues<Values>>, 'id' | 'touches'> {
  madeAgain?(locator: Scope & At<Values>): MessageKey | undefined;
  /** `id`: that of the record that was made again. */
  completedBy?(ask: Ask, locator: Scope & At<Values>, id: string): Promise<readonly RecordEdits[]>;
  /** Schema of the place: where the list is that contains the record. */
  readonly scope: z.ZodObject<{ [Name in keyof Scope]: z.ZodType<Scope[Name]> }>;
  readonly values: z.ZodType<Values>;
  readonly words: object;
  readonly title: { readonly creation: MessageKey; readonly deletion: MessageKey };
  readonly label: MessageKey;
  /** Candidates: the rows among which the record is searched for. */
  candidates(
    ask: Ask,
    locator: Scope & At<Values>,
  ): Promise<readonly { readonly id: string; readonly values: Values }[]>;
  add(locator: Scope & At<Values>, values: Values): Write;
  remove(locator: Scope & At<Values>, id: string): Write;
}

export function numberedPresence<Scope extends object, Values extends object>({
  id: kind,
  ...plan
}: Presence<Scope, Values>): RecordKind<Scope & At<Values>, NumberedPresenceValues<Values>> {
  const { touches, scope, values, words, title, label, candidates, add, remove, madeAgain, completedBy } =
    plan;
  const locator = scope.extend({ id: z.string(), made: values }) as unknown as z.ZodType<Scope & At<Values>>;
  return {
    id: kind,
    locator,
    touches,
    countedFields: ['there'],
    rows: { there: words as RowWords },
    ...(madeAgain && { madeAgain }),
    ...(completedBy && {
      async completedBy(ask, at) {
        const all = await candidates(ask, at);
        const found =
          all.find(({ id }) => id === at.id) ?? all.findLast((one) => sameValue(one.values, at.made));
        return found ? completedBy(ask, at, found.id) : [];
      },
    }),
    title: (_, { there }) => (there.length > 0 ? title.creation : title.deletion),
    label: () => ({ key: label }),
    async read(ask, at) {
      const all = await candidates(ask, at);
      const found = all.find(({ id }) => id === at.id) ?? all.find((one) => sameValue(one.values, at.made));
      return { there: found ? [found.values] : [] };
    },
    write: (at, { there: [wanted] }) => (wanted ? add(at, wanted) : remove(at, at.id)),
    locatorAfter: (at, answer) => ({ ...at, id: idAnswer.safeParse(answer).data ?? at.id }),
  };
}
