/** A field of a record that is not written as it is wanted, and why. */
import type { KnownWords } from '../../../text/known-words.ts';
import type { Message } from '../../../text/message.ts';
import type { Language } from '../../../text/types.ts';
import type { RecordKind } from '../../common/record/record.ts';
import type { AnyRecord } from '../records.ts';

export interface ContentProblem {
  readonly name: string;
  /** Of a record that would be made: its field. */
  readonly part?: string | undefined;
  readonly message: Message;
}

type Named = Pick<AnyRecord, 'label' | 'rows'>;

/** `Name: It must be text.` of each; a name that is no field of the record stands as it is. */
export function contentLines(
  kind: Named | null,
  place: unknown,
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
      const label = from?.label(of, language, place);
      if (label) return 'key' in label ? say(label.key) : label.text;
    } catch {
      // A record's own words fail where a field is none of its own.
    }
    return of;
  }
}
