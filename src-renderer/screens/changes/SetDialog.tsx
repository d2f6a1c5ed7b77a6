import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { useText } from '#data/text.ts';
import type { AppliedSet } from '#shared/bridge/changes.ts';
import { objectText } from '#shared/rules/changes/object-name.ts';
import { setLimits } from '#shared/rules/changes/set-block.ts';
import { withoutAsking } from '#state/unsaved-work.ts';
import { Button } from '#widgets/Button.tsx';
import { FormField } from '#widgets/Form/FormField.tsx';
import { GuardedDialog } from '#widgets/Form/GuardedDialog.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import tables from '#widgets/looks/table.module.css';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import { changeText, changeTitleText } from './change-words.ts';
import { useKinds } from './use-kinds.ts';

interface SetDialogProps {
  /** Name of the tray. */
  readonly server: string;
  readonly set: AppliedSet;
  readonly onClose: () => void;
}

/** Changes that are shown; a report has all of them. */
const shownMost = 200;

export function SetDialog({ server, set, onClose }: SetDialogProps) {
  const { t, formatTime } = useText();
  const [name, setName] = useState(set.name);
  const [ticket, setTicket] = useState(set.ticket);
  const save = async () => {
    await bridge.changes.nameSet({ server, id: set.id, name: name.trim(), ticket: ticket.trim() });
    notify({ tone: 'success', text: t('changes.sets.named') });
    await withoutAsking(onClose);
  };
  return (
    <GuardedDialog
      dirty={name !== set.name || ticket !== set.ticket}
      width={1000}
      title={t('changes.sets.of', { time: formatTime(set.time) })}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button look="primary" onClick={() => void save().catch(notifyFailure)}>
            {t('changes.sets.saveName')}
          </Button>
        </>
      )}
    >
      <div className={layout.stack}>
        <FormField label={t('changes.sets.name')} help={t('changes.sets.nameHelp')}>
          {(control) => (
            <input
              {...control}
              value={name}
              maxLength={setLimits.name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </FormField>
        <FormField label={t('changes.sets.ticket')} help={t('changes.sets.ticketHelp')}>
          {(control) => (
            <input
              {...control}
              value={ticket}
              maxLength={setLimits.ticket}
              onChange={({ target }) => setTicket(target.value)}
            />
          )}
        </FormField>
        <SetChanges server={server} set={set} />
      </div>
    </GuardedDialog>
  );
}

function SetChanges({ server, set }: Omit<SetDialogProps, 'onClose'>) {
  const { t } = useText();
  const { data } = useQuery({
    queryKey: ['changes.set', server, set.id, set.count],
    queryFn: () => bridge.changes.set({ server, id: set.id }),
  });
  const changes = data?.changes ?? [];
  const kinds = useKinds(changes);
  const more = changes.length - shownMost;
  return (
    <>
      <table className={`${tables.table} ${tables.fixed}`} aria-label={t('changes.sets.changes')}>
        <thead>
          <tr>
            <th scope="col">{t('changes.column.change')}</th>
            <th scope="col">{t('changes.column.fields')}</th>
            <th scope="col">{t('changes.column.state')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, shownMost).map((change) => (
            <tr key={change.id}>
              <th scope="row">
                {changeTitleText(change)} <span className={ink.under}>{objectText(change)}</span>
              </th>
              <td>{changeText({ ...change, ...change.applied }, kinds, t, Number.POSITIVE_INFINITY)}</td>
              <td>{t(`changes.state.${change.state}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className={ink.quiet}>{t('changes.file.more', { count: more })}</p>}
    </>
  );
}
