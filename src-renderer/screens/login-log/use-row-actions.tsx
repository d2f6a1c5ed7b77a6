/** The actions of a row of the log: try whether it may sign in today, block its address. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { LoginRow } from '#shared/api/login-log/login-log.ts';
import { addressProblem } from '#shared/kit/patterns/ip-range.ts';
import { type SecurityType, securityRight } from '#shared/rules/security/entries.ts';
import { mayOpen } from '#state/access.ts';
import { useGrants } from '#state/menu.ts';
import { useSession } from '#state/session.ts';
import type { RowAction } from '#widgets/List/RowActions.tsx';
import { StepsDialog } from './findings/StepsDialog.tsx';
import { codeWord } from './log-columns.tsx';

/** `dialog` is drawn beside the list. */
export function useRowActions() {
  const { t, formatTime } = useText();
  const navigate = useNavigate();
  const session = useSession();
  const { codes } = useGrants();
  const [blocked, setBlocked] = useState<LoginRow | null>(null);
  const facts = session.status === 'signedIn' ? session.facts : null;
  const may = (type: SecurityType) => mayOpen({ permission: securityRight(type) }, facts, codes) === 'yes';
  const [tries, blocks] = [may('network_manage'), may('ipconfigrec')];
  const actions = (row: LoginRow): RowAction[] => {
    const { ip, clientType } = row;
    if (addressProblem(ip) !== null) return [];
    return [
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
    <StepsDialog
      concerned={{
        people:
          blocked.userId === ''
            ? []
            : [{ id: blocked.userId, name: blocked.username || blocked.loginAccount }],
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
