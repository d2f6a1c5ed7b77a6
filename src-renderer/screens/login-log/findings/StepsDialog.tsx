/**
 * The next steps after findings: end the people's sessions, block the addresses. They are put into the change tray
 * together, where they are reviewed, guarded and applied as one set.
 */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { collectedHere } from '#data/changes/collected-here.ts';
import { currentActor } from '#data/changes/index.ts';
import { collectAll } from '#data/changes/tray.ts';
import { useText } from '#data/text.ts';
import { lockedAccounts } from '#shared/api/account-cases/account-cases.ts';
import { ipconfig } from '#shared/api/network/ip-lists.ts';
import { queryOnlineUsers } from '#shared/api/system-settings/online-users.ts';
import { goTo } from '#state/last-addresses.ts';
import { useSession } from '#state/session.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { NamesInQuestion } from '#widgets/NamesInQuestion.tsx';
import { Notice } from '#widgets/Notice.tsx';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import { PlainCheckbox } from '#widgets/PlainCheckbox.tsx';
import { ReadPart, type ReadState } from '#widgets/ReadPart.tsx';
import type { Concerned } from './concerned.ts';
import {
  blockSteps,
  endSteps,
  forceStep,
  lockSteps,
  readBlackList,
  readSessions,
  readUnlocked,
} from './next-steps.ts';

interface StepsDialogProps {
  readonly concerned: Concerned;
  /** The finding's sentence, which becomes the remark of new entries. */
  readonly why: string;
  /** Sessions are chosen from the start. */
  readonly endsFirst?: boolean;
  readonly onClose: () => void;
}

export function StepsDialog({ concerned, why, endsFirst = true, onClose }: StepsDialogProps) {
  const { t, formatNumber } = useText();
  const sessions = useQuery({
    queryKey: [queryOnlineUsers.id, 'steps', concerned.people],
    queryFn: () => readSessions(concerned),
    staleTime: 0,
  });
  const black = useQuery({
    queryKey: [ipconfig.query.id, 'steps', concerned.addresses],
    queryFn: () => readBlackList(concerned),
    staleTime: 0,
  });
  const session = useSession();
  const ownId = session.status === 'signedIn' ? session.facts.user.id : '';
  const accounts = useQuery({
    queryKey: [lockedAccounts.query.id, 'steps', concerned.people],
    queryFn: () => readUnlocked(concerned, ownId),
    staleTime: 0,
  });
  const [locks, setLocks] = useState(endsFirst);
  const [ends, setEnds] = useState(endsFirst);
  const [blocks, setBlocks] = useState(true);
  const [forces, setForces] = useState(true);
  const [busy, setBusy] = useState(false);
  const ended = ends ? (sessions.data ?? []) : [];
  const locked = locks ? (accounts.data ?? []) : [];
  const blocked = blocks ? (black.data?.open ?? []) : [];
  const isForced =
    forces && black.data?.inForce === false && blocked.length + black.data.blockedAddresses.length > 0;
  const count = ended.length + locked.length + blocked.length + (isForced ? 1 : 0);
  const take = async () => {
    setBusy(true);
    try {
      const steps = [
        ...endSteps(ended),
        ...lockSteps(locked, why),
        ...(await blockSteps(blocked, why)),
        ...(isForced ? [forceStep()] : []),
      ];
      await collectAll(
        steps.map((step) => collectedHere(step)),
        currentActor(),
      );
      notify({
        tone: 'success',
        text: t('loginLog.findings.steps.taken', { count, amount: formatNumber(count) }),
      });
      goTo('/changes');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      width={720}
      title={t('loginLog.findings.steps.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            look="primary"
            busy={busy}
            disabled={count === 0}
            onClick={() => void take().catch(notifyFailure)}
          >
            {t('loginLog.findings.steps.take', { count, amount: formatNumber(count) })}
          </Button>
        </>
      }
    >
      <div className={layout.stack}>
        <p className={ink.text}>{t('loginLog.findings.steps.text')}</p>
        <Step
          read={sessions}
          failed={t('onlineUsers.failed')}
          label={(found) =>
            t('loginLog.findings.steps.end', { count: found.length, amount: formatNumber(found.length) })
          }
          none={t(
            concerned.people.length === 0
              ? 'loginLog.findings.steps.nobody'
              : 'loginLog.findings.steps.noSessions',
          )}
          isNone={(found) => found.length === 0}
          checked={ends}
          onChange={setEnds}
        >
          {(found) => <NamesInQuestion names={found.map(({ username, ip }) => `${username} (${ip})`)} />}
        </Step>
        {concerned.people.length > 0 && (
          <Step
            read={accounts}
            failed={t('list.failed')}
            label={(open) =>
              t('loginLog.findings.steps.lock', { count: open.length, amount: formatNumber(open.length) })
            }
            none={t('loginLog.findings.steps.allLocked')}
            isNone={(open) => open.length === 0}
            checked={locks}
            onChange={setLocks}
          >
            {(open) => <NamesInQuestion names={open.map(({ name }) => name)} />}
          </Step>
        )}
        <Step
          read={black}
          failed={t('ipTools.listsFailed')}
          label={({ open }) =>
            t('loginLog.findings.steps.block', { count: open.length, amount: formatNumber(open.length) })
          }
          none={t(
            concerned.addresses.length === 0
              ? 'loginLog.findings.steps.noAddress'
              : 'loginLog.findings.steps.allListed',
          )}
          isNone={({ open }) => open.length === 0}
          checked={blocks}
          onChange={setBlocks}
        >
          {({ open }) => <NamesInQuestion names={open.map(({ address }) => address)} />}
        </Step>
        {black.data?.inForce === false && blocked.length + black.data.blockedAddresses.length > 0 && (
          <Notice tone="warning" title={t('loginLog.findings.steps.notInForce')}>
            <PlainCheckbox label={t('loginLog.findings.steps.force')} checked={forces} onChange={setForces} />
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

interface StepProps<Data> {
  readonly read: ReadState<Data>;
  readonly failed: string;
  readonly label: (data: Data) => string;
  /** The text where there is nothing to do. */
  readonly none: string;
  readonly isNone: (data: Data) => boolean;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: (data: Data) => ReactNode;
}

function Step<Data>({ read, failed, label, none, isNone, checked, onChange, children }: StepProps<Data>) {
  return (
    <ReadPart read={read} failed={failed} rows={2}>
      {(data) =>
        isNone(data) ? (
          <p className={ink.quiet}>{none}</p>
        ) : (
          <div>
            <PlainCheckbox label={label(data)} checked={checked} onChange={onChange} />
            {children(data)}
          </div>
        )
      }
    </ReadPart>
  );
}
