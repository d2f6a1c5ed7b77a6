/** Codes of menus and permissions that the server calls otherwise, one to a line. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { Field } from '#widgets/Field.tsx';
import inputs from '#widgets/input.module.css';
import { pathNameOf } from '../form-faults.ts';
import type { PartProps } from '../parts.ts';
import { namesText, readNames, UnreadLine } from './part-text.ts';

export function CodesFields({ form }: Pick<PartProps, 'form'>) {
  return (
    <>
      <Codes form={form} kind="menus" />
      <Codes form={form} kind="permissions" />
    </>
  );
}

interface CodesProps extends Pick<PartProps, 'form'> {
  readonly kind: 'menus' | 'permissions';
}

function Codes({ form, kind }: CodesProps) {
  const { t } = useText();
  const { mapping } = form.values;
  const held = namesText(mapping[kind]);
  /** What is being typed, as long as it says the same as the form or nothing yet. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly line: number | null } | null>(null);
  const isOurs = typed !== null && (typed.line !== null || namesText(readNames(typed.text)) === held);
  const edit = (text: string) => {
    try {
      const codes = readNames(text);
      setTyped({ text, line: null });
      form.set('mapping', { ...mapping, [kind]: codes });
    } catch (error) {
      if (!(error instanceof UnreadLine)) throw error;
      setTyped({ text, line: error.line });
    }
  };
  const unread = isOurs && typed.line !== null ? typed.line : null;
  const error =
    unread === null
      ? form.problem(pathNameOf(kind))
      : t('servers.mapping.unreadLine', { field: t(`servers.mapping.${kind}`), number: unread });
  return (
    <Field label={t(`servers.mapping.${kind}`)} help={t(`servers.mapping.${kind}Help`)} error={error}>
      {(control) => (
        <textarea
          {...control}
          className={inputs.code}
          name={pathNameOf(kind)}
          rows={2}
          spellCheck={false}
          value={isOurs ? typed.text : held}
          onChange={({ target }) => edit(target.value)}
        />
      )}
    </Field>
  );
}
