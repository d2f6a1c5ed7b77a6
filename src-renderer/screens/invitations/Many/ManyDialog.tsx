import { useMemo } from 'react';
import { useText } from '#data/text.ts';
import { largestSheet } from '#shared/kit/sheets/read-sheet.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { Field } from '#widgets/Field.tsx';
import { FileDrop } from '#widgets/FileDrop.tsx';
import inputs from '#widgets/input.module.css';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { NoWayBack } from '#widgets/NoWayBack.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { RowsLeftOut } from '#widgets/RowsLeftOut.tsx';
import { useDomain } from '../use-domain.ts';
import { InviteColumnChoice } from './ColumnChoice.tsx';
import { InvitationPreview } from './InvitationPreview.tsx';
import { InviteTable } from './InviteTable.tsx';
import { useExistingMembers } from './use-existing-members.ts';
import { useInvitedPeople } from './use-invited-people.ts';
import { useSending } from './use-sending.ts';
import { useTable } from './use-table.ts';

const lines = 5;

export function ManyDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, formatNumber } = useText();
  const domain = useDomain();
  const table = useTable();
  const invited = useInvitedPeople();
  const joined = useExistingMembers(table.rows);
  const known = useMemo(
    () => new Map([...(invited.data ?? []), ...(joined.data ?? [])]),
    [invited.data, joined.data],
  );
  const sending = useSending(domain);
  const busy = sending.run !== null;
  const [first] = table.rows;
  const reading = invited.isPending ? invited.progress : joined.isFetching ? joined.progress : null;
  return (
    <Dialog
      open
      title={t('inviteMany.title')}
      width={1000}
      locked={busy || (table.rows.length > 0 && sending.results.size === 0)}
      onClose={onClose}
      footer={
        <Button disabled={busy} onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <div className={`${layout.columns} ${layout.below}`}>
        <Field label={t('inviteMany.pasted')} help={t('inviteMany.pastedHelp')}>
          {(control) => (
            <textarea
              {...control}
              className={`${inputs.input} ${inputs.code}`}
              rows={lines}
              spellCheck={false}
              disabled={busy || table.file !== null}
              value={table.pasted}
              onChange={(event) => table.paste(event.target.value)}
            />
          )}
        </Field>
        <FileDrop
          label={t('inviteMany.file')}
          file={table.file}
          accept=".csv,.txt,.tsv,.xlsx"
          limit={largestSheet}
          hint={t('inviteMany.fileHint')}
          disabled={busy}
          onFile={(file) => void table.open(file)}
        />
      </div>
      {table.problem && (
        <Notice tone="danger" title={t('sheetFile.notRead', { name: table.file?.name ?? '' })}>
          {t(`sheetFile.problem.${table.problem}`)}
        </Notice>
      )}
      <RowsLeftOut count={table.leftOut} />
      <ReadPart read={invited} failed={t('inviteMany.knownFailed')} waiting={null} />
      <ReadPart read={joined} failed={t('inviteMany.joinedFailed')} waiting={null} />
      {table.width > 0 && <InviteColumnChoice table={table} disabled={busy} />}
      {reading && first && (
        <p className={ink.small} role="status">
          {t(invited.isPending ? 'inviteMany.knownReading' : 'inviteMany.joinedReading', {
            done: formatNumber(reading.done),
            total: formatNumber(reading.total),
          })}
        </p>
      )}
      {first && <InviteTable table={table} known={known} waits={reading !== null} sending={sending} />}
      {first && <NoWayBack why="people" />}
      <InvitationPreview domain={domain} invitee={first?.invitee ?? ''} />
    </Dialog>
  );
}
