/** First steps of a fresh tenant, each ticked off by what the server tells; gone when all are done, or put away. */
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { saveChoice } from '#state/choices.ts';
import { useActiveServer } from '#state/program.ts';
import { useSession } from '#state/session.ts';
import { readHint } from '#state/stored-hints.ts';
import { Button } from '#widgets/Button.tsx';
import { Finding, Findings } from '#widgets/Findings.tsx';
import { Section } from '#widgets/Section.tsx';
import { useFirstSteps } from './use-first-steps.ts';

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
  if (!isKnown || done === steps.length) return null;
  return (
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
  );
}
