/** The fields of an entry's change as the server's log tells them, and their restoration by whoever may write them. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { labelOf, valueText } from '#data/records/record-text.ts';
import type { RestoredField } from '#data/records/restore-record.ts';
import { UnreadRecord } from '#data/records/save-record.ts';
import { translate, useText } from '#data/text.ts';
import type { LogRow } from '#shared/api/operation-log/operation-log.ts';
import { invertEdits } from '#shared/rules/changes/inverse.ts';
import type { LoggedChange } from '#shared/rules/records/logged-change.ts';
import { usePlatformHost } from '#state/menu.ts';
import { Button } from '../Button.tsx';
import { Compare } from '../compare/Compare.tsx';
import ink from '../looks/ink.module.css';
import layout from '../looks/layout.module.css';
import { notify, notifyFailure } from '../notify.tsx';
import { Section } from '../Section.tsx';

export function LoggedFields({ row }: { readonly row: LogRow }) {
  const { t } = useText();
  const [isBusy, setIsBusy] = useState(false);
  const domainName = usePlatformHost();
  const { data: change } = useQuery({
    queryKey: ['operationLog.fields', domainName, row],
    queryFn: async () => {
      const { loggedChange } = await import('#shared/rules/records/logged-change.ts');
      return loggedChange(row, domainName);
    },
  });
  if (change === undefined) return null;
  if (change === null) return <p className={`${ink.small} ${layout.above}`}>{t('operationLog.noValues')}</p>;
  const { kind, locator, edits } = change;
  const fields = Object.entries(edits).map(([name, { from, to }]) => ({
    key: name,
    name: labelOf<unknown, Record<string, unknown>>(kind, name, locator),
    kind: 'changed' as const,
    before: valueText<Record<string, unknown>>(kind, name, from),
    after: valueText<Record<string, unknown>>(kind, name, to),
  }));
  const wholeSide = (side: 'before' | 'after') =>
    fields.map((field) => t('record.unknown.field', { label: field.name, value: field[side] })).join('\n');
  const restore = async () => {
    setIsBusy(true);
    await restoreLogged(change, row.operatedesc || row.operatetypename);
    setIsBusy(false);
  };
  return (
    <div className={layout.above}>
      <Section
        title={t('operationLog.changedFields')}
        tools={
          <Button size="small" disabled={isBusy} onClick={() => void restore()}>
            {t('operationLog.restore')}
          </Button>
        }
      >
        <Compare fields={fields} before={wholeSide('before')} after={wholeSide('after')} />
      </Section>
    </div>
  );
}

/** A field that somebody has changed again since is left to that person: nothing is restored then. */
async function restoreLogged({ kind, locator, edits }: LoggedChange, what: string): Promise<void> {
  const [{ restoreRecord }, { chooseRestored }, { confirmDeletion }] = await Promise.all([
    import('#data/records/restore-record.ts'),
    import('../ChooseValues/choose-record.ts'),
    import('../may-delete.ts'),
  ]);
  const title = translate('operationLog.restoreTitle', { change: what });
  const choose = (asked: typeof kind, at: unknown, fields: readonly RestoredField[]) => {
    if (!fields.some(({ later }) => later)) return chooseRestored(asked, at, title, fields);
    notify({ tone: 'danger', text: translate('operationLog.changedSince') });
    return Promise.resolve(null);
  };
  try {
    const outcome = await restoreRecord(
      { kind: kind.id, place: locator, edits: invertEdits(edits) },
      {
        always: true,
        success: 'operationLog.restored',
        mayDelete: () => confirmDeletion(title),
        onSeveral: (said) => notify({ tone: 'success', text: translate(said) }),
        choose,
      },
    );
    if (outcome === 'same') notify({ tone: 'info', text: translate('record.undo.nothing') });
  } catch (error) {
    // The change door has shown its own failures; an earlier failed read has not been shown.
    if (error instanceof UnreadRecord) notifyFailure(error.cause);
  }
}
