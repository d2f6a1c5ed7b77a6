/** The latest calls of the console to the sandbox, each with a switch that makes the next such call fail. */

import { useText } from '#data/text.ts';
import { type RecentCall, useRecentCalls } from '#state/recent-calls.ts';
import { Button } from '#widgets/Button.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import lines from '#widgets/looks/lines.module.css';
import { StatusDot } from '#widgets/StatusDot.tsx';

interface CallsProps {
  /** Id of the sandbox's profile. */
  readonly profile: string;
  /** Whether calls of the endpoint fail on purpose. */
  readonly fails: (endpoint: string) => boolean;
  readonly onFail: (endpoint: string, fail: boolean) => void;
}

export function Calls({ profile, fails, onFail }: CallsProps) {
  const { t } = useText();
  const calls = useRecentCalls(profile);
  if (calls.length === 0) return <p className={ink.small}>{t('sandbox.noCalls')}</p>;
  return (
    <ul className={lines.open}>
      {calls.map((call) => {
        const { endpoint, milliseconds, times } = call;
        const failing = fails(endpoint);
        return (
          <li key={endpoint} className={layout.line}>
            <span className={layout.fill}>
              <code className={ink.cut}>{endpoint}</code>
              <span className={ink.count}>
                <StatusDot tone={toneOf(call)}>{t(`sandbox.result.${call.result}`)}</StatusDot>
                {` · ${milliseconds} ms`}
                {times > 1 && ` · ${t('sandbox.times', { times })}`}
              </span>
            </span>
            <Button
              size="small"
              look="quiet"
              aria-label={t(failing ? 'sandbox.healOne' : 'sandbox.failOne', { endpoint })}
              onClick={() => onFail(endpoint, !failing)}
            >
              {t(failing ? 'sandbox.heal' : 'sandbox.fail')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function toneOf({ result }: RecentCall) {
  if (result === 'done') return 'success';
  return result === 'givenUp' ? 'neutral' : 'danger';
}
