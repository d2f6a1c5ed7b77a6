/** The sandbox's accounts with their rights. */

import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { Output } from '#shared/api/endpoint.ts';
import { listAccounts, type SandboxAccount } from '#shared/api/session/session.ts';
import { useActiveServer } from '#state/program.ts';
import choice from '#widgets/looks/choice.module.css';
import ink from '#widgets/looks/ink.module.css';
import lines from '#widgets/looks/lines.module.css';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { enterAs } from '#widgets/SignIn/enter-as.tsx';
import { SkeletonLine } from '#widgets/Skeleton.tsx';
import styles from './AccountList.module.css';

interface AccountListProps {
  /** Name of the person whose session has ended: offered first. */
  readonly current?: string | null;
  readonly onDone?: () => void;
}

export function AccountList({ current = null, onDone }: AccountListProps) {
  const { t } = useText();
  const server = useActiveServer();
  const accounts = useRead(listAccounts, {});
  const [busy, setBusy] = useState<SandboxAccount | null>(null);
  const enter = async (account: SandboxAccount, samePerson: boolean) => {
    setBusy(account);
    if (await enterAs(account, server, samePerson)) onDone?.();
    setBusy(null);
  };
  const continues = useRef<HTMLButtonElement>(null);
  const arrived = accounts.data !== undefined;
  useEffect(() => {
    if (arrived) continues.current?.focus();
  }, [arrived]);
  const ordered = (all: Output<typeof listAccounts>) =>
    all.toSorted((a, b) => Number(b.username === current) - Number(a.username === current));
  return (
    <ReadPart read={accounts} waiting={<AccountSkeleton />}>
      {(all) => (
        <ul className={`${lines.framed} ${styles.list}`} aria-label={t('frame.signIn.accounts')}>
          {ordered(all).map(({ account, username, department, tenantName }) => (
            <li key={account} className={styles.line}>
              <button
                type="button"
                className={choice.choice}
                aria-busy={busy === account || undefined}
                disabled={busy !== null}
                ref={username === current ? continues : undefined}
                data-autofocus={username === current || undefined}
                onClick={() => void enter(account, username === current)}
              >
                <span className={choice.picture} data-account={account} aria-hidden="true">
                  {[...username].at(/\p{Script=Han}/u.test(username) ? -1 : 0)}
                </span>
                <span className={choice.words}>
                  <span className={choice.first}>
                    <strong>
                      {username === current
                        ? t('frame.expired.again', { name: username })
                        : t(`frame.signIn.account.${account}.name`)}
                    </strong>
                    <span className={`${ink.count} ${ink.cut}`} title={`${department} · ${tenantName}`}>
                      {username === current ? t(`frame.signIn.account.${account}.name`) : username} ·{' '}
                      {tenantName}
                    </span>
                  </span>
                  <span className={ink.quiet}>{t(`frame.signIn.account.${account}.text`)}</span>
                </span>
                <ChevronRight size={16} aria-hidden="true" className={styles.arrow} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </ReadPart>
  );
}

function AccountSkeleton() {
  return (
    <div className={`${lines.framed} ${styles.list}`} aria-hidden="true">
      {[0, 1, 2, 3, 4, 5].map((line) => (
        <div key={line} className={choice.choice}>
          <span className={choice.picture} />
          <span className={choice.words}>
            <SkeletonLine width={18} />
            <SkeletonLine width={42} />
          </span>
        </div>
      ))}
    </div>
  );
}
