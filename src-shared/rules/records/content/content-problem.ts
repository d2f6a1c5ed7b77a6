import type { KnownWords } from '../../../text/known-words.ts';
import type { Message } from '../../../text/message.ts';
import type { Language } from '../../../text/types.ts';
import type { RecordKind } from '../../common/record/record.ts';
import type { AnyRecord } from '../records.ts';

export interface ContentProblem {
  readonly name: string;
  /** The field of a row, where the problem is in a row of a list. */
  readonly part?: string | undefined;
  readonly message: Message;
}

type Named = Pick<AnyRecord, 'label' | 'rows'>;

/** One line for each problem, e.g. `Name: It must be text.`; an unknown field is called by its raw name. */
export function contentLines(
  kind: Named | null,
  locator: unknown,
  problems: readonly ContentProblem[],
  { say }: Pick<KnownWords, 'say'>,
  language: Language,
): readonly string[] {
  return problems.map(({ name, part, message }) => {
    const rows = part === undefined ? undefined : kind?.rows?.[name];
    const field = rows && part !== undefined ? labelText(rows, part) : labelText(kind, name);
    return say('changes.fieldOf', { field, value: say(message.key, message.params) });
  });

  function labelText(
    from: Pick<RecordKind<unknown, Record<string, unknown>>, 'label'> | null,
    of: string,
  ): string {
    try {
      const label = from?.label(of, language, locator);
      if (label) return 'key' in label ? say(label.key, label.params) : label.text;
    } catch {
      // The record's label function throws for a field that it does not know.
    }
    return of;
  }
}
