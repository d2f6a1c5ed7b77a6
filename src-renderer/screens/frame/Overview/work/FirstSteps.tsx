/** First steps of a fresh tenant, each ticked off by what the server tells; gone when all are done, or put away. */
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryTenantLogo } from '#shared/api/branding/branding.ts';
import { queryNamePerLangs } from '#shared/api/language-names/language-names.ts';
import { queryPeople } from '#shared/api/people/people.ts';
import { getTenantInfo } from '#shared/api/tenant/tenant.ts';
import { saveChoice } from '#state/choices.ts';
import { useActiveServer } from '#state/program.ts';
import { useSession } from '#state/session.ts';
import { readHint } from '#state/stored-hints.ts';
import { Button } from '#widgets/Button.tsx';
import { Finding, Findings } from '#widgets/Findings.tsx';
import { Section } from '#widgets/Section.tsx';
import styles from '../OverviewPage.module.css';
import { useOverviewName } from '../use-overview-name.ts';
import { useRememberedHeight } from '../use-remembered-height.ts';

export function FirstSteps({ person }: { readonly person: string }) {
  const name = `overview.firstSteps.${useActiveServer().id}.${person}`;
  const session = useSession();
  const [isPutAway, setIsPutAway] = useState(() => readHint(name) === '1');
  if (isPutAway || session.status !== 'signedIn' || !session.facts.user.admin) return null;
  const putAway = () => {
    saveChoice(name, '1');
    setIsPutAway(true);
  };
  return <Steps tenantKey={session.facts.tenant.tenantKey} onPutAway={putAway} />;
}

interface StepsProps {
  readonly tenantKey: string;
  readonly onPutAway: () => void;
}

function Steps({ tenantKey, onPutAway }: StepsProps) {
  const { t, formatNumber } = useText();
  const { steps, isKnown } = useFirstSteps(tenantKey);
  const done = steps.filter(({ state }) => state === 'done').length;
  const { content, minHeight } = useRememberedHeight(useOverviewName('firstStepsHeight'), isKnown);
  if (!isKnown) return <div style={{ minHeight }} />;
  if (done === steps.length) return null;
  return (
    <div ref={content} className={styles.whole}>
      <Section
        title={t('attention.first.title')}
        note={t('attention.first.count', { done: formatNumber(done), all: formatNumber(steps.length) })}
        tools={
          <Button size="small" look="quiet" onClick={onPutAway}>
            {t('attention.first.putAway')}
          </Button>
        }
      >
        <Findings hasFrame>
          {steps.map(({ key, state, to }) => (
            <Finding
              key={key}
              tone={state === 'done' ? 'success' : 'neutral'}
              icon={
                state === 'done' ? (
                  <CircleCheck size={16} aria-hidden="true" />
                ) : (
                  <CircleDashed size={16} aria-hidden="true" />
                )
              }
              word={t(`attention.first.states.${state}`)}
            >
              {state === 'done' ? (
                t(`attention.first.steps.${key}.done`)
              ) : (
                <>
                  <Link to={to}>{t(`attention.first.steps.${key}.do`)}</Link>
                  {' · '}
                  {t(`attention.first.steps.${key}.why`)}
                </>
              )}
            </Finding>
          ))}
        </Findings>
      </Section>
    </div>
  );
}

/** `unknown`: the server does not tell, so that the step stays open. */
type StepState = 'done' | 'open' | 'unknown';

interface FirstStep {
  readonly key: 'server' | 'licence' | 'people' | 'logo' | 'languages';
  readonly state: StepState;
  readonly to: string;
}

/** In the order in which a new tenant is set up; `isKnown`: every read has come or failed. */
function useFirstSteps(tenantKey: string): {
  readonly steps: readonly FirstStep[];
  readonly isKnown: boolean;
} {
  const { kind } = useActiveServer();
  const info = useRead(getTenantInfo, {});
  const people = useRead(queryPeople, { pageNo: 1, pageSize: 1 });
  const logo = useRead(queryTenantLogo, {});
  const names = useRead(queryNamePerLangs, { orgType: 'tenant', targetId: tenantKey });
  const reads = [info, people, logo, names];
  const steps: readonly FirstStep[] = [
    { key: 'server', state: kind === 'remote' ? 'done' : 'open', to: '/servers/edit/new' },
    {
      key: 'licence',
      state: stateOf(info, ({ status }) => status !== 'probation' && status !== 'free'),
      to: '/base/licence',
    },
    // The number includes the administrator.
    { key: 'people', state: stateOf(people, ({ totalCount }) => totalCount > 1), to: '/base/inviteList' },
    {
      key: 'logo',
      state: stateOf(logo, ({ logoUrl, logoUrlVertical }) => logoUrl !== '' || logoUrlVertical !== ''),
      to: '/ui_config/logo/own',
    },
    {
      key: 'languages',
      state: stateOf(names, (rows) => rows.filter(({ name }) => name.trim() !== '').length > 1),
      to: `/base/teams/lang/tenant/${encodeURIComponent(tenantKey)}`,
    },
  ];
  return { steps, isKnown: reads.every(({ data, error }) => data !== undefined || error !== null) };
}

function stateOf<Data>(
  { data }: { readonly data: Data | undefined },
  isDone: (data: Data) => boolean,
): StepState {
  if (data === undefined) return 'unknown';
  return isDone(data) ? 'done' : 'open';
}
