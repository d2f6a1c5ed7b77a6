/** The dialog with the full mapping of one call. Its problems are shown before the form takes the values. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { calls } from '#shared/api/call-list.ts';
import { type CallMapping, envelopeWords } from '#shared/api/mapping/mapping.ts';
import { sameValue } from '#shared/kit/merge.ts';
import { callFault } from '#shared/rules/servers/mapping/mapping-faults.ts';
import { Button } from '#widgets/Button.tsx';
import { Field } from '#widgets/Field.tsx';
import { GuardedDialog } from '#widgets/Form/GuardedDialog.tsx';
import inputs from '#widgets/input.module.css';
import ink from '#widgets/looks/ink.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { PlainSelect } from '#widgets/PlainSelect.tsx';
import { type CallForm, fromCallForm, toCallForm } from './call-form.ts';
import type { MappedLine } from './call-lines.ts';

interface CallDialogProps {
  readonly line: MappedLine & { readonly call: NonNullable<MappedLine['call']> };
  readonly mapping: CallMapping;
  readonly onClose: () => void;
  readonly onSave: (call: CallMapping) => void;
}

const ownFields = ['successField', 'successValues', 'codeField', 'messageField', 'dataField'] as const;
const linesFields = ['requestNames', 'requestWords', 'requestAdd', 'answerNames', 'answerWords'] as const;

export function CallDialog({ line, mapping, onClose, onSave }: CallDialogProps) {
  const { t } = useText();
  const [form, setForm] = useState(() => toCallForm(mapping));
  const [problem, setProblem] = useState<string | null>(null);
  const { call } = line;
  const set = (name: keyof CallForm, value: string) => {
    setProblem(null);
    setForm((now) => ({ ...now, [name]: value }));
  };
  const take = () => {
    const read = fromCallForm(form);
    if (!read.call) {
      const { field, line: number } = read;
      return setProblem(
        t('servers.mapping.unreadLine', { field: t(`servers.mapping.field.${field}`), number }),
      );
    }
    const fault = callFault(call, read.call, calls);
    if (fault) return setProblem(t(`servers.mapping.problem.${fault.fault}`, { at: fault.at }));
    onSave(read.call);
    onClose();
  };
  const text = (name: keyof CallForm) => (
    <Field key={name} label={t(`servers.mapping.field.${name}`)}>
      {(control) => (
        <input
          {...control}
          maxLength={512}
          autoComplete="off"
          spellCheck={false}
          value={form[name]}
          placeholder={name === 'path' ? call.path : undefined}
          onChange={({ target }) => set(name, target.value)}
        />
      )}
    </Field>
  );
  const wordOf = (name: 'method' | 'encoding' | 'envelope', word: string) => {
    if (word === '') return t('servers.mapping.asDocumented', { word: call[name] });
    if (word === 'own') return t('servers.mapping.ownEnvelope');
    return word === 'none' ? t('servers.mapping.noEnvelope') : word;
  };
  const choice = (name: 'method' | 'encoding' | 'envelope', words: readonly string[]) => (
    <Field key={name} label={t(`servers.mapping.field.${name}`)}>
      {(control) => (
        <PlainSelect
          {...control}
          value={form[name]}
          options={['', ...words].map((word) => ({ value: word, label: wordOf(name, word) }))}
          onChange={(word) => set(name, word)}
        />
      )}
    </Field>
  );
  return (
    <GuardedDialog
      dirty={!sameValue(form, toCallForm(mapping))}
      width={720}
      title={t('servers.mapping.callTitle', { title: line.whole })}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button look="primary" onClick={take}>
            {t('servers.mapping.take')}
          </Button>
        </>
      )}
    >
      <p className={ink.quiet}>
        <code>{line.id}</code> ·{' '}
        {t(call.effect === 'read' ? 'servers.mapping.reads' : 'servers.mapping.writes')}
      </p>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      {call.origin === 'chosen' ? (
        text('path')
      ) : (
        <p className={ink.help}>{t('servers.mapping.pathGiven', { path: call.path })}</p>
      )}
      {choice('method', ['GET', 'POST', 'DELETE'])}
      {choice('encoding', ['query', 'json', 'form', 'multipart'])}
      {call.envelope !== 'rows' && choice('envelope', [...envelopeWords, 'own'])}
      {form.envelope === 'own' && ownFields.map(text)}
      {linesFields.map((name) => (
        <Field
          key={name}
          label={t(`servers.mapping.field.${name}`)}
          help={t(`servers.mapping.fieldHelp.${name}`)}
        >
          {(control) => (
            <textarea
              {...control}
              className={inputs.code}
              rows={Math.min(8, Math.max(2, form[name].split('\n').length))}
              spellCheck={false}
              value={form[name]}
              onChange={({ target }) => set(name, target.value)}
            />
          )}
        </Field>
      ))}
    </GuardedDialog>
  );
}
