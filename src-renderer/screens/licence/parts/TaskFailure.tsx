/** Why there is no result: nothing chosen, stopped by the user, or a failure with the server's message. */

import { useText } from '#data/text.ts';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import type { TaskState } from './use-task.ts';

interface TaskFailureProps {
  readonly state: TaskState<unknown>;
  /** The specification's words: "Parse failed", "Compare failed". */
  readonly failed: string;
  /** Set where the button was pressed without the files it needs. */
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
