import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import layout from '#widgets/looks/layout.module.css';
import styles from './calls.module.css';
import type { CheckedSoFar } from './use-server-check.ts';

interface CheckProgressProps {
  /** null while the connection is tried. */
  readonly progress: CheckedSoFar | null;
  readonly onStop: () => void;
}

export function CheckProgress({ progress, onStop }: CheckProgressProps) {
  const { t } = useText();
  const words = progress
    ? t('servers.calls.asking', { done: progress.done, total: progress.total })
    : t('servers.calls.connecting');
  return (
    <div className={`${layout.row} ${layout.below}`}>
      <progress
        className={styles.progress}
        aria-label={words}
        max={progress?.total ?? 1}
        value={progress?.done ?? 0}
      />
      <span className={styles.asked}>{words}</span>
      <Button size="small" onClick={onStop}>
        {t('common.cancel')}
      </Button>
    </div>
  );
}
