/** The fields of an entry's change as the server's log tells them, and their restoration by whoever may write them. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { labelOf, valueText } from '#data/records/record-text.ts';
import { useText } from '#data/text.ts';
import type { LogRow } from '#shared/api/operation-log/operation-log.ts';
import { usePlatformHost } from '#state/menu.ts';
import { useSession } from '#state/session.ts';
import { Button } from '../Button.tsx';
import { Compare } from '../compare/Compare.tsx';
import ink from '../looks/ink.module.css';
import layout from '../looks/layout.module.css';
import { Section } from '../Section.tsx';
import { restoreLogged } from './restore-logged.ts';

export function LoggedFields({ row }: { readonly row: LogRow }) {
  const { t } = useText();
  const [isBusy, setIsBusy] = useState(false);
  const domainName = usePlatformHost();
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.facts.user.id : '';
  const { data: change } = useQuery({
    queryKey: ['operationLog.fields', domainName, userId, row],
    queryFn: async () => {
      const { loggedChange } = await import('#shared/rules/records/logged-change.ts');
      return loggedChange(row, { domainName, userId });
    },
  });
  if (change === undefined) return null;
  if (typeof change === 'string')
    return <p className={`${ink.small} ${layout.above}`}>{t(`operationLog.noRestoration.${change}`)}</p>;
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
