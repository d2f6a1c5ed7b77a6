/** Where one stands in a task of several steps. */
import 'virtual:steward-antd/Steps';
import { Steps as AntdSteps } from 'antd';

interface StepsProps {
  readonly label: string;
  readonly steps: readonly { readonly key: string; readonly title: string; readonly text?: string }[];
  /** Index of the present one. */
  readonly current: number;
  /** The present one failed. */
  readonly failed?: boolean;
  /** Going back to one that is done; without it the steps only show. */
  readonly onGo?: (index: number) => void;
}

export function Steps({ label, steps, current, failed = false, onGo }: StepsProps) {
  return (
    <nav aria-label={label}>
      <AntdSteps
        size="small"
        current={current}
        status={failed ? 'error' : 'process'}
        items={steps.map(({ title, text }, index) => ({
          title,
          ...(text !== undefined && { content: text }),
          // Steps ahead are reached by finishing those before.
          disabled: index > current,
        }))}
        {...(onGo && { onChange: onGo })}
      />
    </nav>
  );
}
