/** One person: whether they can sign in and why not, their last sign-ins, devices and open cases, and what may be done. */
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { appManageRight } from '#shared/rules/common/applications/permissions.ts';
import { backMenuRight, themesRight } from '#shared/rules/common/session/area-rights.ts';
import type { Right } from '#shared/rules/common/session/rights.ts';
import { mayOpen } from '#state/access.ts';
import { useCrumb } from '#state/crumbs.ts';
import { useGrants } from '#state/menu.ts';
import { useSession } from '#state/session.ts';
import { Button } from '#widgets/Button.tsx';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { ReadFailure } from '#widgets/ReadPart.tsx';
import { WhoseRows } from '#widgets/WhoseRows.tsx';
import { concernedPerson } from '../findings/concerned.ts';
import { LazyStepsDialog } from '../findings/lazy-steps-dialog.ts';
import { ofPerson, withLogFilters } from '../log-links.ts';
import { PersonCases } from './PersonCases.tsx';
import { PersonSessions } from './PersonSessions.tsx';
import { SignInState } from './SignInState.tsx';
import { SignIns } from './SignIns.tsx';
import { usePerson, useSignIns } from './use-person.ts';

export function PersonPage() {
  const { userId = '' } = useParams();
  return <OnePerson key={userId} userId={userId} />;
}

const isSettled = ({ data, error }: { readonly data: unknown; readonly error: unknown }) =>
  data !== undefined || error !== null;

function OnePerson({ userId }: { readonly userId: string }) {
  const { t } = useText();
  const [isActing, setActing] = useState(false);
  const person = usePerson(userId);
  const successes = useSignIns(userId, 'success');
  const failures = useSignIns(userId, 'failure');
  const rows = [...(successes.data?.rows ?? []), ...(failures.data?.rows ?? [])];
  const name = person.data?.username || rows.find(({ username }) => username !== '')?.username || '';
  const isLogSettled = isSettled(successes) && isSettled(failures);
  const isNameSettled = isSettled(person) && (name !== '' || isLogSettled);
  useCrumb(name);
  return (
    <div className={layout.form}>
      <PageHeader
        title={name || userId}
        purpose={person.data?.department || t('personPage.purpose')}
        actions={
          <Button disabled={!isNameSettled} onClick={() => setActing(true)}>
            {t('loginLog.findings.steps.action')}
          </Button>
        }
      />
      <WhoseRows />
      {person.error && <ReadFailure read={person} failed={t('personPage.failed')} />}
      {person.data === null && (
        <div className={layout.below}>
          <Notice title={t('personPage.notListed')}>{t('personPage.notListedText')}</Notice>
        </div>
      )}
      <PersonLinks userId={userId} deptId={person.data?.deptId} />
      {isNameSettled && isLogSettled && (
        <SignInState userId={userId} name={name} person={person.data ?? null} rows={rows} />
      )}
      <SignIns
        read={successes}
        title={t('personPage.successes')}
        none={t('personPage.noSuccess')}
        search={withLogFilters('', { ...ofPerson(userId), result: 'success' })}
      />
      <SignIns
        read={failures}
        title={t('personPage.failures')}
        none={t('personPage.noFailure')}
        search={withLogFilters('', { ...ofPerson(userId), result: 'failure' })}
      />
      {isNameSettled && <PersonSessions userId={userId} name={name} />}
      {isNameSettled && <PersonCases userId={userId} name={name} />}
      {isActing && (
        <LazyStepsDialog
          concerned={{ people: [concernedPerson({ userId, username: name, account: '' })], addresses: [] }}
          why={t('personPage.why', { name: name || userId })}
          onClose={() => setActing(false)}
        />
      )}
    </div>
  );
}

interface PersonLinksProps {
  readonly userId: string;
  readonly deptId: string | undefined;
}

function PersonLinks({ userId, deptId }: PersonLinksProps) {
  const { t } = useText();
  const session = useSession();
  const { codes } = useGrants();
  const facts = session.status === 'signedIn' ? session.facts : null;
  const isOpen = (permission: Right) => mayOpen({ permission }, facts, codes) === 'yes';
  const viewAs = new URLSearchParams({ of: 'person', who: userId });
  return (
    <div className={`${layout.row} ${layout.apart} ${layout.below}`}>
      <Link to={{ pathname: '/loginlog', search: withLogFilters('', ofPerson(userId)) }}>
        {t('personPage.allRows')}
      </Link>
      {isOpen(appManageRight) && <Link to={`/appManage/view?${viewAs}`}>{t('personPage.viewAs')}</Link>}
      {isOpen(themesRight) && (
        <Link to={`/themes/pc/who-sees?${new URLSearchParams({ who: userId })}`}>
          {t('personPage.theme')}
        </Link>
      )}
      {isOpen(backMenuRight) && (
        <Link to={`/backMenuSetting?${new URLSearchParams({ preview: '1', person: userId })}`}>
          {t('personPage.menus')}
        </Link>
      )}
      {deptId !== undefined && (
        <Link to={`/base/appAuth?${new URLSearchParams({ deptId })}`}>{t('personPage.apps')}</Link>
      )}
    </div>
  );
}
