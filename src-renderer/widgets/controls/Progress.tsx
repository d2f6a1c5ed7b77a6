import 'virtual:steward-antd/Progress';
import { Progress as AntdProgress } from 'antd';

interface ProgressProps {
  readonly label: string;
  readonly done: number;
  readonly total: number;
  readonly failed?: boolean;
}

export function Progress({ label, done, total, failed = false }: ProgressProps) {
  const percent = total > 0 ? Math.floor((done / total) * 100) : 0;
  return (
    <AntdProgress
      aria-label={label}
      percent={percent}
      size="small"
      status={failed ? 'exception' : percent === 100 ? 'success' : 'normal'}
    />
  );
}
