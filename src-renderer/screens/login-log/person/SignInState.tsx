/** The verdict on a person's signing in, with the obstacles: account, hours, login methods, address lists. */
import { CircleHelp, ShieldCheck, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { LoginRow } from '#shared/api/login-log/login-log.ts';
import { clientTypes } from '#shared/rules/common/sign-in/client-types.ts';
import type { KnownPerson } from '#shared/rules/common/sign-in/lock-out.ts';
import { allowedByMethods } from '#shared/rules/login-control/allowed-terminals.ts';
import { verdictByLists } from '#shared/rules/network/list-rules.ts';
import { isOutsideHours } from '#shared/rules/system-settings/restricted-login.ts';
import { useSession } from '#state/session.ts';
import { Banner } from '#widgets/Banner.tsx';
import { Fact, FactList } from '#widgets/Facts.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ReadPart, type ReadState } from '#widgets/ReadPart.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { terminalWord } from '../log-columns.tsx';
import { type PersonWay, type SignInAnswer, signInAnswer, waysOf } from './sign-in-answer.ts';
import { useServerClock, useSignInRules } from './use-sign-in-rules.ts';
import type { PlacedPerson } from './use-person.ts';

const looks = {
  locked: ['danger', ShieldX],
  notNow: ['danger', ShieldX],
  noWay: ['danger', ShieldX],
  someWays: ['warning', ShieldX],
  unknown: ['neutral', CircleHelp],
  can: ['success', ShieldCheck],
} as const satisfies Readonly<Record<SignInAnswer, unknown>>;

interface SignInStateProps {
  readonly userId: string;
  readonly name: string;
  /** Null where the person's departments are not known. */
  readonly person: PlacedPerson | null;
  /** The newest rows of the log, from which the ways are taken. */
  readonly rows: readonly LoginRow[];
}

export function SignInState({ userId, name, person, rows }: SignInStateProps) {
  const { t } = useText();
  const session = useSession();
  const user = session.status === 'signedIn' ? session.facts.user : null;
  const ways = waysOf(rows);
  const { lock, hours, methods, lists, may } = useSignInRules({ userId, name, ways });
  const at = useServerClock();
  const subject: KnownPerson | null = person && {
    id: userId,
    name,
    // Whether other people administer the whole tenant is unknown.
    administrator: user?.admin === true && user.id === userId,
    departments: person.departments,
    ways: [],
  };
  const lets = subject && methods.data ? allowedByMethods(methods.data) : null;
  const byMethods = (way: PersonWay) => (lets && subject ? lets(subject, way) : null);
  const verdictOf = (way: PersonWay) =>
    subject && lists.data ? verdictByLists(lists.data, subject, way) : null;
  const isOutside = subject && hours.data ? isOutsideHours(hours.data, subject, at) : null;
  const answer = signInAnswer({
    locked: lock.data?.locked ?? null,
    outsideHours: isOutside,
    ways: ways.map((way) => ({ byMethods: byMethods(way), byLists: verdictOf(way)?.comesIn ?? null })),
  });
  const isWaiting = [lock, hours, methods, lists].some(({ isLoading }) => isLoading);
  const [tone, Icon] = looks[answer];
  const allowed = clientTypes.filter((clientType) => byMethods({ clientType, ip: '' }));
  const separator = t('common.form.separator');
  const lockSearch = new URLSearchParams({ ...(name !== '' && { q: name }), status: 'locked' });
  return (
    <div className={layout.ends}>
      {!isWaiting && (
        <div className={layout.below}>
          <Banner
            tone={tone}
            icon={<Icon size={24} aria-hidden="true" />}
            label={t('personPage.signIn')}
            headline={t(`personPage.answer.${answer}`)}
            reason={t(`personPage.because.${answer}`)}
          />
        </div>
      )}
      <FactList>
        <Check label={t('personPage.account')} may={may.lock} read={lock} failed={t('personPage.lockFailed')}>
          {({ locked, note }) =>
            locked ? (
              <>
                <StatusDot tone="danger">{t('accountCases.states.locked')}</StatusDot>
                {note !== '' && <span className={ink.under}>{note}</span>}
                <Link to={`/safe_account/accountLockList?${lockSearch}`}>
                  {t('personPage.decide', { list: t('accountCases.kinds.accountLockList.title') })}
                </Link>
              </>
            ) : (
              <StatusDot tone="success">{t('personPage.notLocked')}</StatusDot>
            )
          }
        </Check>
        <Check
          label={t('personPage.hours')}
          may={may.hours}
          read={hours}
          failed={t('personPage.hoursFailed')}
          lacks={subject === null}
        >
          {({ enabled, from, until }) => (
            <>
              <StatusDot tone={isOutside ? 'danger' : 'success'}>
                {enabled ? t('personPage.open', { from, until }) : t('personPage.anyHour')}
              </StatusDot>
              {enabled && (
                <span className={ink.under}>
                  {t(isOutside ? 'personPage.outside' : 'personPage.inside', { now: at.slice(0, 16) })}
                </span>
              )}
            </>
          )}
        </Check>
        <Check
          label={t('personPage.methods')}
          may={may.methods}
          read={methods}
          failed={t('loginControl.failed')}
          lacks={subject === null}
        >
          {() =>
            allowed.length === clientTypes.length
              ? t('personPage.anyTerminal')
              : t('personPage.onlyTerminals', { names: allowed.map(terminalWord).join(separator) })
          }
        </Check>
        <Check
          label={t('personPage.lists')}
          may={may.lists}
          read={lists}
          failed={t('ipTools.listsFailed')}
          lacks={subject === null}
          nothing={ways.length === 0 ? t('personPage.noWays') : null}
        >
          {() =>
            ways.map((way) => {
              const verdict = verdictOf(way);
              const search = new URLSearchParams({ view: 'try', ip: way.ip, terminal: way.clientType });
              const words = verdict
                ? t(`ipTools.because.${verdict.because}`, {
                    names: verdict.by.map((entry) => entry.name).join(separator),
                  })
                : t('personPage.noAddress');
              return (
                <div key={search.toString()}>
                  <StatusDot tone={verdict === null ? 'neutral' : verdict.comesIn ? 'success' : 'danger'}>
                    <Link to={`/safe_account/network_manage/tools?${search}`}>
                      {`${way.ip} · ${terminalWord(way.clientType)}`}
                    </Link>
                  </StatusDot>
                  <span className={ink.under}>{words}</span>
                </div>
              );
            })
          }
        </Check>
      </FactList>
      <p className={`${ink.small} ${layout.above}`}>{t('personPage.limits')}</p>
    </div>
  );
}

interface CheckProps<Data> {
  readonly label: string;
  readonly may: boolean;
  readonly read: ReadState<Data>;
  readonly failed: string;
  /** The check needs the departments of the person, and they are not known. */
  readonly lacks?: boolean;
  /** The text where there is nothing to check. */
  readonly nothing?: string | null;
  readonly children: (data: Data) => ReactNode;
}

function Check<Data>({
  label,
  may,
  read,
  failed,
  lacks = false,
  nothing = null,
  children,
}: CheckProps<Data>) {
  const { t } = useText();
  const quiet = !may ? t('personPage.notYours') : nothing;
  return (
    <Fact label={label}>
      {quiet !== null ? (
        <span className={ink.quiet}>{quiet}</span>
      ) : (
        <ReadPart read={read} failed={failed} rows={1}>
          {(data) => (
            <div className={layout.stack}>
              {lacks ? <span className={ink.quiet}>{t('personPage.noDepartments')}</span> : children(data)}
            </div>
          )}
        </ReadPart>
      )}
    </Fact>
  );
}
