/** The current position in a task of several steps. */
import 'virtual:steward-antd/Steps';
import { Steps as AntdSteps } from 'antd';

interface StepsProps {
  readonly label: string;
  readonly steps: readonly { readonly key: string; readonly title: string; readonly text?: string }[];
  readonly current: number;
  readonly failed?: boolean;
  /** Makes completed steps clickable. */
  readonly onGo?: (index: number) => void;
}

export function WizardSteps({ label, steps, current, failed = false, onGo }: StepsProps) {
  return (
    <nav aria-label={label}>
      <AntdSteps
        size="small"
        current={current}
        status={failed ? 'error' : 'process'}
        items={steps.map(({ title, text }, index) => ({
          title,
          ...(text !== undefined && { content: text }),
          // Later steps are reached by completing the earlier ones.
          disabled: index > current,
        }))}
        {...(onGo && { onChange: onGo })}
      />
    </nav>
  );
}
