/** The calls that the console has just made, each with the way to make it fail the next time. */
import { useText } from '#data/text.ts';
import { type RecentCall, useRecentCalls } from '#state/recent-calls.ts';
import { Button } from '#widgets/Button.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';
import styles from './SandboxPanel.module.css';

interface CallsProps {
  /** Whether a call of that endpoint fails on purpose. */
  readonly fails: (endpoint: string) => boolean;
  readonly onFail: (endpoint: string, fail: boolean) => void;
}

export function Calls({ fails, onFail }: CallsProps) {
  const { t } = useText();
  const calls = useRecentCalls();
  if (calls.length === 0) return <p className={styles.hint}>{t('sandbox.noCalls')}</p>;
  return (
    <ul className={styles.calls}>
      {calls.map((call) => {
        const { endpoint, milliseconds, times } = call;
        const failing = fails(endpoint);
        return (
          <li key={endpoint}>
            <span className={styles.call}>
              <code>{endpoint}</code>
              <span className={styles.outcome}>
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
