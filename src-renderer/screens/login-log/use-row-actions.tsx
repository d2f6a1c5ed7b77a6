/** The actions of a row of the log: its person's page, try whether it may sign in today, block its address. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { LoginRow } from '#shared/api/login-log/login-log.ts';
import { addressProblem } from '#shared/kit/patterns/ip-range.ts';
import type { RowAction } from '#widgets/List/RowActions.tsx';
import { concernedPerson } from './findings/concerned.ts';
import { LazyStepsDialog } from './findings/lazy-steps-dialog.ts';
import { codeWord } from './log-columns.tsx';
import { personPath } from './log-links.ts';
import { useSecurityRights } from './use-security-rights.ts';

/** `dialog` is drawn beside the list. */
export function useRowActions() {
  const { t, formatTime } = useText();
  const navigate = useNavigate();
  const may = useSecurityRights();
  const [blocked, setBlocked] = useState<LoginRow | null>(null);
  const [tries, blocks] = [may('network_manage'), may('ipconfigrec')];
  const actions = (row: LoginRow): RowAction[] => {
    const { ip, clientType, userId } = row;
    const ofPerson: RowAction[] =
      userId === ''
        ? []
        : [
            {
              key: 'person',
              rare: true,
              label: t('loginLog.row.person'),
              onSelect: () => void navigate(personPath(userId)),
            },
          ];
    if (addressProblem(ip) !== null) return ofPerson;
    return [
      ...ofPerson,
      {
        key: 'try',
        rare: true,
        label: t('loginLog.row.try'),
        disabled: !tries,
        onSelect() {
          const search = new URLSearchParams({ view: 'try', ip, terminal: clientType });
          void navigate({ pathname: '/safe_account/network_manage/tools', search: search.toString() });
        },
      },
      {
        key: 'block',
        rare: true,
        label: t('loginLog.row.block'),
        disabled: !blocks,
        onSelect: () => setBlocked(row),
      },
    ];
  };
  const dialog = blocked && (
    <LazyStepsDialog
      concerned={{
        people: blocked.userId === '' ? [] : [concernedPerson({ ...blocked, account: blocked.loginAccount })],
        addresses: [blocked.ip],
      }}
      why={[
        formatTime(blocked.loginTime),
        blocked.loginAccount,
        codeWord('operateType', blocked.operateType),
        codeWord('reason', blocked.failureReason),
      ]
        .filter((part) => part !== '')
        .join(' · ')}
      endsFirst={false}
      onClose={() => setBlocked(null)}
    />
  );
  return { actions, dialog };
}
