/** The first step of giving a key: the user pastes it or chooses its file. */

import { FileKey } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { translateIfKnown, useText } from '#data/text.ts';
import { givenKeyLimit } from '#shared/bridge/licence/keys.ts';
import { Button } from '#widgets/Button.tsx';
import inputs from '#widgets/input.module.css';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { useFilePicker } from '../board/use-file-picker.tsx';
import type { GivenKeysState, KeyOffer } from './use-given-keys.ts';

interface EnterKeyProps {
  readonly givenKeys: GivenKeysState;
  readonly onOffer: (offer: KeyOffer) => void;
}

export function EnterKey({ givenKeys, onOffer }: EnterKeyProps) {
  const { t } = useText();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (from: string | File) => {
    setProblem(null);
    const answer = await givenKeys.read(from);
    if (answer?.outcome === 'offered') return onOffer(answer);
    if (answer) setProblem(translateIfKnown(`licence.keyProblem.${answer.problem}`) ?? answer.problem);
    area.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') return void read(text);
    setProblem(t('licence.screen.give.needed'));
    area.current?.focus();
  };
  const picker = useFilePicker(t('licence.screen.give.file'), ([file]) => file && void read(file), {
    single: true,
  });
  return (
    <form onSubmit={submit} noValidate>
      <p className={ink.text}>{t('licence.screen.give.purpose')}</p>
      <label htmlFor={id} className={ink.label}>
        {t('licence.screen.give.key')}
      </label>
      <textarea
        ref={area}
        id={id}
        data-autofocus
        className={inputs.code}
        rows={6}
        value={text}
        maxLength={givenKeyLimit}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={problem !== null || undefined}
        aria-describedby={`${id}-help ${id}-problem`}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
        }}
      />
      <p id={`${id}-help`} className={ink.help}>
        {t('licence.screen.give.help')}
      </p>
      <p id={`${id}-problem`} className={ink.problem} role="alert">
        {problem}
      </p>
      {givenKeys.error !== null && <ErrorNotice error={givenKeys.error} />}
      <div className={`${layout.row} ${layout.above} ${layout.last}`}>
        <Button icon={<FileKey size={14} aria-hidden="true" />} onClick={picker.open}>
          {t('licence.screen.give.file')}
        </Button>
        {picker.input}
        <Button type="submit" look="primary" busy={givenKeys.busy}>
          {t('licence.screen.give.next')}
        </Button>
      </div>
    </form>
  );
}
