/** One of the vertical tabs at the side of their content, with a count. */
import { useText } from '#data/text.ts';
import side from './looks/side-tabs.module.css';

interface SideTabProps {
  readonly name: string;
  readonly count?: number | undefined;
  readonly current: boolean;
  readonly onChoose: () => void;
}

export function SideTab({ name, count, current, onChoose }: SideTabProps) {
  const { formatNumber } = useText();
  return (
    <button
      type="button"
      className={side.tab}
      aria-current={current ? 'page' : undefined}
      title={name}
      onClick={onChoose}
    >
      <span className={side.name}>{name}</span>
      {count !== undefined && <span className={side.count}>{formatNumber(count)}</span>}
    </button>
  );
}
