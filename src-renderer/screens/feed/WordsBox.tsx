import { useText } from '#data/text.ts';
import type { MentionedPerson } from '#shared/rules/feed/mentions.ts';
import type { WordsValues } from '#shared/rules/feed/share-fields.ts';
import type { FormState } from '#widgets/Form/use-form.ts';
import { MentionBox } from './parts/MentionBox/MentionBox.tsx';

/** A form with a text, whatever other fields it has. */
interface Words extends Pick<FormState<WordsValues>, 'values'> {
  readonly problem: (name: 'text') => string | undefined;
  readonly leave: (name: 'text') => void;
  readonly set: {
    (name: 'text', value: string): void;
    (name: 'people', value: readonly MentionedPerson[]): void;
  };
}

interface WordsBoxProps {
  readonly form: Words;
  readonly label: string;
  readonly hint: 'feed.write' | 'feed.commentHint';
  /** Visible lines of the empty box. */
  readonly lines: number;
  readonly takesFocus: boolean;
  readonly onSend: () => void;
  readonly onFiles?: (files: readonly File[]) => void;
}

export function WordsBox({ form, label, hint, lines, takesFocus, onSend, onFiles }: WordsBoxProps) {
  const { t } = useText();
  const { text, people } = form.values;
  return (
    <MentionBox
      label={label}
      lines={lines}
      takesFocus={takesFocus}
      onSend={onSend}
      value={text}
      name="text"
      {...(onFiles ? { onFiles } : {})}
      placeholder={t(hint)}
      problem={form.problem('text')}
      onChange={(next, person) => {
        form.set('text', next);
        if (person) form.set('people', [...people, { userId: person.userId, userName: person.userName }]);
      }}
      onLeave={() => text !== '' && form.leave('text')}
    />
  );
}
