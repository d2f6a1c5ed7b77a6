/** The fields of a change before and after, with translated names. */

import { useQuery } from '@tanstack/react-query';
import { useText, withTexts } from '#data/text.ts';
import type { KeptEntry } from '#shared/bridge/journal.ts';
import { namesInChange } from '#shared/rules/journal/change-summary.ts';
import { isSecretName } from '#shared/rules/common/secrets/secret-names.ts';
import { diffStates } from '#shared/rules/journal/state-diff.ts';
import { Compare, type ComparedField } from '../compare/Compare.tsx';
import ink from '../looks/ink.module.css';
import { SkeletonRows } from '../Skeleton.tsx';
import { fieldWord, secretText, switchText } from './changed-text.ts';

interface StateTableProps {
  readonly entry: Pick<KeptEntry, 'id' | 'undoable' | 'before' | 'after'>;
}

export function StateTable({ entry }: StateTableProps) {
  const { t } = useText();
  const { data: words = null, isLoading: waits } = useQuery({
    queryKey: ['journal.entry', 'words', entry.id, document.documentElement.lang],
    queryFn: async () => (await withTexts(import('./record-words.ts'))).readChangedWords(entry.id),
    enabled: entry.undoable,
  });
  const { before, after } = entry;
  const { fields: all, more } = diffStates(before, after);
  // The names are listed above, and did not change themselves.
  const named = namesInChange(before, after).length > 0;
  const fields = named ? all.filter(({ path }) => !path.startsWith('names[')) : all;
  if (waits) return <SkeletonRows columns={3} />;
  if (fields.length === 0) return <p className={ink.text}>{t('journal.detail.nothing')}</p>;
  const wordOfSecret = (path: string, given: string) =>
    given === '' && isSecretName(path.split(/[.[\]]+/).at(-1) ?? '')
      ? t('journal.changed.wasEmpty')
      : secretText(given, t);
  const value = (path: string, given: string | null) =>
    given === null ? null : (switchText(path, given, t) ?? wordOfSecret(path, given) ?? given);
  const inWords = (words ?? []).map(
    ({ name, label, ...values }): ComparedField => ({
      ...values,
      key: `${name} in words`,
      kind: 'changed',
      name: <FieldName path={name} word={label} />,
    }),
  );
  // The form's words already show the change, so the call's changed fields are left out.
  const rest = words === null ? fields : fields.filter(({ kind }) => kind === 'same');
  return (
    <>
      {before === null && <p className={ink.text}>{t('journal.detail.noBefore')}</p>}
      {after === null && <p className={ink.text}>{t('journal.detail.noAfter')}</p>}
      <Compare
        fields={[
          ...inWords,
          ...rest.map((field) => ({
            kind: field.kind,
            key: field.path,
            name: <FieldName path={field.path} word={fieldWord(field.path)} />,
            before: value(field.path, field.before),
            after: value(field.path, field.after),
          })),
        ]}
        before={before}
        after={after}
        note={more > 0 && t('journal.detail.more', { count: more })}
      />
    </>
  );
}

/** A field's label and its wire name. */
function FieldName({ path, word }: { readonly path: string; readonly word: string | null }) {
  const { t } = useText();
  return (
    <>
      {path === '' ? t('journal.detail.whole') : word}
      {path !== '' && <code className={ink.under}>{path}</code>}
    </>
  );
}
