/** A list of what administrators decide about accounts, and the decisions (SEC-005, 008 to 012). */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { AccountCase } from '#shared/api/account-cases/account-cases.ts';
import { callsOfCase } from '#shared/rules/account-cases/case-calls.ts';
import {
  type ActionRule,
  actionsFor,
  type CaseKind,
  caseKinds,
  caseRules,
} from '#shared/rules/account-cases/case-rules.ts';
import { securityPath } from '#shared/rules/security/entries.ts';
import { SecurityArea } from '#widgets/AccountSecurity/SecurityArea.tsx';
import { Button } from '#widgets/Button.tsx';
import { DailyNote } from '#widgets/DailyNote.tsx';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { pagedSource } from '#widgets/List/list-source.ts';
import { useList } from '#widgets/List/use-list.ts';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import { WhoseRows } from '#widgets/WhoseRows.tsx';
import { caseColumns } from './case-columns.tsx';
import { DecideDialog } from './DecideDialog.tsx';

const pages = { initial: 20, options: [10, 20, 50, 100] };

interface Asked {
  readonly rule: ActionRule;
  readonly items: readonly AccountCase[];
}

export function CasesPage() {
  const { pathname } = useLocation();
  const kind = caseKinds.find((one) => pathname.startsWith(securityPath(one)));
  return <SecurityArea>{kind && <Cases key={kind} kind={kind} />}</SecurityArea>;
}

function Cases({ kind }: { readonly kind: CaseKind }) {
  const text = useText();
  const { t } = text;
  const [action, setAsked] = useState<Asked | null>(null);
  const { states, actions } = caseRules[kind];
  const { query } = callsOfCase[kind];
  const title = t(`accountCases.kinds.${kind}.title`);
  const list = useList({
    name: `accountCases.${kind}`,
    pages,
    select: true,
    filters: {
      q: { kind: 'search' },
      status: {
        kind: 'choice',
        label: t('accountCases.status'),
        options: states.map((value) => ({ value, label: t(`accountCases.states.${value}`) })),
      },
      since: { kind: 'day', label: t('accountCases.since') },
      until: { kind: 'day', label: t('accountCases.until'), since: 'since' },
    },
    source: pagedSource(
      query,
      ({ values, sort, pageNo, pageSize }) => {
        const keywords = values.q?.trim() ?? '';
        const status = states.find((state) => state === values.status);
        return {
          pageNo,
          pageSize,
          ...(keywords !== '' && { keywords }),
          ...(status && { status }),
          ...(values.since && { beginDate: values.since }),
          ...(values.until && { endDate: values.until }),
          ...(sort && {
            orderBy: sort.column === 'username' ? ('username' as const) : ('createTime' as const),
            orderType: sort.direction === 'ascending' ? ('asc' as const) : ('desc' as const),
          }),
        };
      },
      { of: kind },
    ),
    columns: caseColumns(kind, text),
    rowKey: ({ id }) => id,
  });
  const ask = (rule: ActionRule, chosen: readonly AccountCase[]) => {
    const items = chosen.filter(({ status }) => status === rule.from);
    if (items.length > 0) setAsked({ rule, items });
    else notify({ tone: 'info', text: t('accountCases.nothingToDo') });
  };
  return (
    <>
      <ListScreen
        list={list}
        label={title}
        head={{ title, purpose: t(`accountCases.kinds.${kind}.purpose`) }}
        empty={{ title: t(`accountCases.kinds.${kind}.empty`), text: t('accountCases.emptyText') }}
        failed={t('list.failed')}
        notices={
          <>
            <WhoseRows />
            <DailyNote />
          </>
        }
        refresh
        bulk={(chosen) =>
          actions.map((rule) => (
            <Button
              key={rule.action}
              size="small"
              {...(rule.danger ? { look: 'danger' } : {})}
              onClick={() =>
                void chosen
                  .chosen()
                  .then((rows) => ask(rule, rows))
                  .catch(notifyFailure)
              }
            >
              {t(`accountCases.actions.${rule.action}`)}
            </Button>
          ))
        }
        actions={(item) =>
          actionsFor(kind, item.status).map((rule) => {
            const label = t(`accountCases.actions.${rule.action}`);
            return {
              key: rule.action,
              label,
              danger: rule.danger,
              name: t('accountCases.actionOf', { action: label, name: item.username }),
              onSelect: () => ask(rule, [item]),
            };
          })
        }
      />
      {action && (
        <DecideDialog
          key={`${action.rule.action}/${action.items.map(({ id }) => id).join(',')}`}
          kind={kind}
          {...action}
          onClose={() => setAsked(null)}
          onDone={() => list.selection?.clear()}
        />
      )}
    </>
  );
}
