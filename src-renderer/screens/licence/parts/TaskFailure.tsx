/** The reason for a missing result: no file chosen, a cancellation, or a failure with the server's message. */

import { useText } from '#data/text.ts';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import type { TaskState } from './use-task.ts';

interface TaskFailureProps {
  readonly state: TaskState<unknown>;
  /** The specification's words: "Parse failed", "Compare failed". */
  readonly failed: string;
  /** The text for a missing file, once the button was pressed without it. */
  readonly missing: string | null;
}

export function TaskFailure({ state, failed, missing }: TaskFailureProps) {
  const { t } = useText();
  if (missing !== null) {
    return (
      <div className={layout.part}>
        <Notice tone="warning" title={missing} />
      </div>
    );
  }
  if (state.phase === 'cancelled') {
    return (
      <div className={layout.part}>
        <Notice title={t('licence.screen.message.cancelled')} />
      </div>
    );
  }
  if (state.phase !== 'failed') return null;
  return (
    <div className={layout.part}>
      <Notice
        tone="danger"
        title={t('licence.screen.message.withReason', { message: failed, reason: state.message })}
        details={state.details}
      />
    </div>
  );
}
