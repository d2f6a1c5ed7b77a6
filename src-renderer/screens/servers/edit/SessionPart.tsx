/** Facts about the session that no documented call states: for servers without a call that states them all. */
import { useSearchParams } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { SessionWords } from '#shared/api/mapping/mapping.ts';
import { deployments } from '#shared/api/session/session.ts';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import { CountedField } from '#widgets/Form/CountedField.tsx';
import { FormField } from '#widgets/Form/FormField.tsx';
import { FormRow } from '#widgets/Form/FormRow.tsx';
import { FormSection } from '#widgets/Form/FormSection.tsx';
import { signInAnswerName } from './form-faults.ts';
import { LinesField } from './mapping/LinesField.tsx';
import { namesText, parseNames, readWords, wordsText } from './mapping/part-text.ts';
import type { PartProps } from './parts.ts';
import { readProposal } from './proposed-session.ts';
import { sessionWordsOf } from './server-form.ts';

/** Characters, as in the schema of a mapping. */
const texts = { userName: 200, userId: 100, tenantKey: 100 } as const;

export function SessionPart({ form }: PartProps) {
  const { t } = useText();
  const isProposed = readProposal(useSearchParams()[0]) !== null;
  const words = form.values.session;
  const set = (part: { readonly [Name in keyof SessionWords]: SessionWords[Name] }) =>
    form.set('session', sessionWordsOf({ ...words, ...part }));
  const administrator = words.administrator === undefined ? 'ask' : words.administrator ? 'yes' : 'no';
  return (
    <FormSection
      title={t('servers.form.session.title')}
      folded={{ summary: words.userName ?? '', open: Object.keys(words).length > 0 || isProposed }}
    >
      <FormRow label={t('servers.form.session.from')} help={t('servers.form.session.fromHelp')}>
        <Segmented
          label={t('servers.form.session.from')}
          value={words.from ?? 'server'}
          options={(['server', 'parts'] as const).map((value) => ({
            value,
            label: t(`servers.form.session.ways.${value}`),
          }))}
          onChange={(from) => set({ from: from === 'server' ? undefined : from })}
        />
      </FormRow>
      <FormRow label={t('servers.form.session.administrator')}>
        <Segmented
          label={t('servers.form.session.administrator')}
          value={administrator}
          options={(['ask', 'yes', 'no'] as const).map((value) => ({
            value,
            label: t(`servers.form.session.administrators.${value}`),
          }))}
          onChange={(next) => set({ administrator: next === 'ask' ? undefined : next === 'yes' })}
        />
      </FormRow>
      <FormRow label={t('servers.form.session.deployment')}>
        <Segmented
          label={t('servers.form.session.deployment')}
          value={words.deployment ?? 'private'}
          options={deployments.map((value) => ({
            value,
            label: t(`servers.form.session.deployments.${value}`),
          }))}
          onChange={(deployment) => set({ deployment: deployment === 'private' ? undefined : deployment })}
        />
      </FormRow>
      {(Object.keys(texts) as (keyof typeof texts)[]).map((name) => (
        <FormField
          key={name}
          label={t(`servers.form.session.${name}`)}
          help={t(`servers.form.session.${name}Help`)}
        >
          {(control) => (
            <CountedField value={words[name] ?? ''} most={texts[name]}>
              <input
                {...control}
                name={`session-${name}`}
                autoComplete="off"
                spellCheck={false}
                value={words[name] ?? ''}
                onChange={({ target: { value } }) => set({ [name]: value === '' ? undefined : value })}
              />
            </CountedField>
          )}
        </FormField>
      ))}
      {form.values.signIn === 'password' && (
        <SignInAnswer form={form} answer={words.signInAnswer} onSay={set} />
      )}
    </FormSection>
  );
}

interface SignInAnswerProps extends Pick<PartProps, 'form'> {
  readonly answer: SessionWords['signInAnswer'];
  readonly onSay: (part: Pick<SessionWords, 'signInAnswer'>) => void;
}

/** The fields of the sign-in answer that state these facts. */
function SignInAnswer({ form, answer = {}, onSay }: SignInAnswerProps) {
  const { t } = useText();
  const say = (next: NonNullable<SessionWords['signInAnswer']>) => {
    const full = Object.entries(next).filter(([, part]) => Object.keys(part ?? {}).length > 0);
    onSay({ signInAnswer: full.length === 0 ? undefined : Object.fromEntries(full) });
  };
  return (
    <>
      <LinesField
        inRow
        label={t('servers.form.session.answerNames')}
        help={t('servers.form.session.answerNamesHelp')}
        name={signInAnswerName}
        value={answer.names}
        textOf={namesText}
        read={parseNames}
        problem={form.problem(signInAnswerName)}
        onChange={(names) => say({ ...answer, names })}
      />
      <LinesField
        inRow
        label={t('servers.form.session.answerWords')}
        help={t('servers.form.session.answerWordsHelp')}
        name="session-answer-words"
        value={answer.words}
        textOf={wordsText}
        read={readWords}
        problem={undefined}
        onChange={(words) => say({ ...answer, words })}
      />
    </>
  );
}
