import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { callRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { contactsAtOnce, queryPeople } from '#shared/api/people/people.ts';
import { largestSheet } from '#shared/kit/sheets/read-sheet.ts';
import { type InviteValues, isContact } from '#shared/rules/invitations/invite-fields.ts';
import { contactKey, inviteColumns } from '#shared/rules/invitations/invite-rows.ts';
import { Button } from '#widgets/Button.tsx';
import { Checkbox } from '#widgets/controls/Checkbox.tsx';
import { Select } from '#widgets/controls/Select.tsx';
import { Field } from '#widgets/Field.tsx';
import { FileDrop } from '#widgets/FileDrop.tsx';
import { GuardedDialog } from '#widgets/Form/GuardedDialog.tsx';
import inputs from '#widgets/input.module.css';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { NoWayBack } from '#widgets/NoWayBack.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { RowsLeftOut } from '#widgets/RowsLeftOut.tsx';
import { useDomain } from '../use-domain.ts';
import { InvitationPreview } from './InvitationPreview.tsx';
import { InviteTable } from './InviteTable.tsx';
import { type InvitedPeople, useInvitedPeople } from './use-invited-people.ts';
import { type InviteRow, useSending } from './use-sending.ts';
import { useTable } from './use-table.ts';

/** Milliseconds for which an answer stays fresh. */
const fresh = 60_000;

/** Looks up, by their contacts, which people of a table are in the organisation already: in parts, each part once. */
function useExistingMembers(rows: readonly InviteRow[]) {
  const client = useQueryClient();
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const parts = partsOf(rows);
  const read = useQuery({
    queryKey: [`${queryPeople.id}.alreadyIn`, parts],
    enabled: parts.length > 0,
    staleTime: fresh,
    structuralSharing: false,
    placeholderData: keepPreviousData,
    async queryFn({ signal }): Promise<InvitedPeople> {
      const found = new Map<string, 'joined'>();
      for (const [done, contacts] of parts.entries()) {
        setProgress({ done, total: parts.length });
        const { result } = await client.fetchQuery({
          queryKey: [`${queryPeople.id}.contacts`, contacts],
          staleTime: fresh,
          queryFn: () => callRead(queryPeople, { contacts, pageNo: 1, pageSize: contactsAtOnce }, { signal }),
        });
        // Only stated contacts count: a server that does not know the question answers with everybody.
        for (const contact of result.flatMap((person) => person.contacts ?? [])) {
          found.set(contact, 'joined');
        }
      }
      return found;
    },
  });
  return { ...read, progress };
}

/** Parts follow the table's lines, so that a correction changes one part; invalid contacts are not looked up. */
function partsOf(rows: readonly InviteRow[]): string[][] {
  const parts = new Map<number, Set<string>>();
  for (const row of rows.filter(canBeAsked)) {
    const index = Math.floor(row.line / contactsAtOnce);
    const part = parts.get(index) ?? new Set<string>();
    part.add(contactKey(row));
    parts.set(index, part);
  }
  return [...parts.values()].map((part) => [...part]);
}

const canBeAsked = ({ contact, areaCode }: InviteValues) =>
  !contact.includes(',') && isContact(contact, areaCode);

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
    <GuardedDialog
      dirty={busy || (table.rows.length > 0 && sending.results.size === 0)}
      title={t('inviteMany.title')}
      width={1000}
      onClose={onClose}
      footer={(close) => (
        <Button disabled={busy} onClick={close}>
          {t('common.close')}
        </Button>
      )}
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
      {first && (
        <InviteTable table={table} invitedPeople={known} waits={reading !== null} sending={sending} />
      )}
      {first && <NoWayBack why="people" />}
      <InvitationPreview domain={domain} invitee={first?.invitee ?? ''} />
    </GuardedDialog>
  );
}

interface ColumnChoiceProps {
  readonly table: ReturnType<typeof useTable>;
  readonly disabled: boolean;
}

/** The meaning of the pasted table's columns: guessed at first, and correctable. */
function InviteColumnChoice({ table, disabled }: ColumnChoiceProps) {
  const { t } = useText();
  const columns = Array.from({ length: table.width }, (_, index) => ({
    value: String(index),
    label: table.heading[index] || t('inviteMany.columnOf', { number: index + 1 }),
  }));
  const options = [{ value: '', label: t('inviteMany.noColumn') }, ...columns];
  return (
    <fieldset className={layout.below} aria-label={t('inviteMany.columns')}>
      <div className={`${layout.row} ${layout.apart}`}>
        {inviteColumns.map((column) => (
          <span key={column} className={layout.inline}>
            <span className={ink.small} aria-hidden="true">
              {t(`inviteMany.column.${column}`)}
            </span>
            <Select
              label={t(`inviteMany.column.${column}`)}
              disabled={disabled}
              value={String(table.columns[column] ?? '')}
              options={options}
              onChange={(value) => table.choose({ [column]: value === '' ? null : Number(value) })}
            />
          </span>
        ))}
        <Checkbox
          label={t('inviteMany.headed')}
          checked={table.hasHead}
          disabled={disabled}
          onChange={table.setHeaded}
        />
      </div>
    </fieldset>
  );
}
