/** The rows of the table: each with its problem and its result, and a button that sends the valid ones. */
import { useMemo, useState } from 'react';
import { useText } from '#data/text.ts';
import { type InviteValues, inviteFields } from '#shared/rules/invitations/invite-fields.ts';
import { checkInvites, type RowProblem } from '#shared/rules/invitations/invite-rows.ts';
import { Button } from '#widgets/Button.tsx';
import { Progress } from '#widgets/controls/Progress.tsx';
import { FootActions } from '#widgets/Dialog.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import layout from '#widgets/looks/layout.module.css';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { InviteFields } from '../InviteFields.tsx';
import type { InvitedPeople } from './use-invited-people.ts';
import type { InviteRow, Result, useSending } from './use-sending.ts';
import type { useTable } from './use-table.ts';

interface RowsProps {
  readonly table: ReturnType<typeof useTable>;
  readonly invitedPeople: InvitedPeople;
  /** The list of invited and joined people is still loading: sending waits, so that nobody is invited twice. */
  readonly waits: boolean;
  readonly sending: ReturnType<typeof useSending>;
}

interface CheckedRow extends InviteRow {
  readonly problem: RowProblem | null;
  readonly result: Result | undefined;
}

export function InviteTable({ table, invitedPeople, waits, sending }: RowsProps) {
  const text = useText();
  const { t, formatNumber } = text;
  const { run, results } = sending;
  const [correcting, setCorrecting] = useState<InviteRow | null>(null);
  const problems = useMemo(() => checkInvites(table.rows, invitedPeople), [table.rows, invitedPeople]);
  const rows = table.rows.map(
    (row, at): CheckedRow => ({
      ...row,
      problem: problems[at] ?? null,
      result: results.get(row.line),
    }),
  );
  const good = rows.filter(({ problem, result }) => problem === null && !isThrough(result));
  const sent = rows.filter(({ result }) => result === 'sent').length;
  const list = useList({
    name: 'invitations.many',
    addressPrefix: null,
    filters: {},
    source: { data: rows },
    columns: [
      { key: 'line', title: t('inviteMany.line'), width: 64, align: 'end', text: ({ line }) => String(line) },
      { key: 'invitee', title: t('invitations.invitee'), width: 150, text: ({ invitee }) => invitee },
      {
        key: 'contact',
        title: t('invitations.contact'),
        width: 220,
        text: ({ areaCode, contact }) => (areaCode === '' ? contact : `${areaCode} ${contact}`),
      },
      {
        key: 'check',
        title: t('inviteMany.check'),
        wraps: true,
        text: (row) => saidOf(row, text),
        cell: (row) => <StatusDot tone={toneOf(row)}>{saidOf(row, text)}</StatusDot>,
      },
    ],
    rowKey: ({ line }) => String(line),
  });
  const count = { good: formatNumber(good.length), all: formatNumber(rows.length), sent: formatNumber(sent) };
  return (
    <>
      <ListScreen
        list={list}
        label={t('inviteMany.rows')}
        beside={t('inviteMany.count', count)}
        empty={{ title: t('inviteMany.none'), text: t('inviteMany.noneText') }}
        tools={
          run && (
            <div className={layout.line}>
              <Progress
                label={t('inviteMany.sending', {
                  done: formatNumber(run.done),
                  total: formatNumber(run.total),
                })}
                {...run}
              />
              {run.paused ? (
                <Button onClick={() => void sending.goOn()}>{t('inviteMany.goOn')}</Button>
              ) : (
                <Button onClick={sending.pause}>{t('inviteMany.pause')}</Button>
              )}
              <Button onClick={sending.cancel}>{t('common.cancel')}</Button>
            </div>
          )
        }
        actions={(row) =>
          isThrough(row.result) || run
            ? []
            : [
                {
                  key: 'correct',
                  label: t('inviteMany.correct'),
                  name: t('inviteMany.correctOf', { line: row.line }),
                  onSelect: () => setCorrecting(row),
                },
                {
                  key: 'remove',
                  label: t('inviteMany.remove'),
                  name: t('inviteMany.removeOf', { line: row.line }),
                  onSelect: () => table.correct(row.line, null),
                },
              ]
        }
      />
      {!run && (
        <FootActions>
          <Button
            look="primary"
            disabled={waits || good.length === 0}
            onClick={() => void sending.start(good)}
          >
            {t('inviteMany.send', { count: formatNumber(good.length) })}
          </Button>
        </FootActions>
      )}
      {correcting && (
        <CorrectDialog
          row={correcting}
          onClose={() => setCorrecting(null)}
          onCorrect={(values) => {
            sending.forget(correcting.line);
            table.correct(correcting.line, values);
          }}
        />
      )}
    </>
  );
}

const isThrough = (result: Result | undefined) => result === 'sent' || result === 'waits';

function saidOf({ problem, result }: CheckedRow, { t }: ReturnType<typeof useText>): string {
  if (result === 'sent' || result === 'waits') return t(`inviteMany.${result}`);
  if (result) return t(result.unknown ? 'inviteMany.unknown' : 'inviteMany.notSent', { why: result.why });
  if (problem === null) return t('inviteMany.fine');
  if (problem.key === 'repeated') return t('inviteMany.repeated', { line: problem.line });
  if (problem.key !== 'wrong') return t(`inviteMany.${problem.key}`);
  const said = problem.messages.map(({ message }) => t(message.key, message.params));
  return [...new Set(said)].join(t('common.form.separator'));
}

function toneOf({ problem, result }: CheckedRow) {
  if (result === 'sent') return 'success';
  if (result === 'waits') return 'neutral';
  if (result) return 'danger';
  if (problem === null) return 'info';
  return problem.key === 'wrong' ? 'danger' : 'warning';
}

interface CorrectDialogProps {
  readonly row: InviteRow;
  readonly onCorrect: (values: InviteValues) => void;
  readonly onClose: () => void;
}

/** The dialog that corrects a row of the table before it is sent, or sent again. */
function CorrectDialog({ row, onCorrect, onClose }: CorrectDialogProps) {
  const { t } = useText();
  const { line, ...stored } = row;
  const form = useForm<InviteValues>({
    name: `invitation/row/${line}`,
    stored,
    fields: inviteFields,
    // The table itself is not stored, so its row leaves no draft either.
    drafts: { secrets: ['invitee', 'contact', 'areaCode'] },
    change: {
      async send({ values }) {
        onCorrect(values);
        return 'saved';
      },
    },
    label: (name) => (name === 'areaCode' ? t('invitations.areaCode') : undefined),
  });
  return (
    <FormDialog
      form={form}
      title={t('inviteMany.correctOf', { line })}
      action={t('inviteMany.take')}
      onClose={onClose}
    >
      <InviteFields form={form} />
    </FormDialog>
  );
}
