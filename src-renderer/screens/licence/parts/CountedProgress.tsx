import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import { Progress } from '#widgets/controls/Progress.tsx';
import layout from '#widgets/looks/layout.module.css';

interface CountedProgressProps {
  readonly done: number;
  readonly total: number;
  readonly onCancel: () => void;
}

export function CountedProgress({ done, total, onCancel }: CountedProgressProps) {
  const { t, formatNumber } = useText();
  return (
    <div className={`${layout.line} ${layout.form}`}>
      <span className={layout.fill}>
        <Progress label={t('licence.screen.board.reading')} done={done} total={total} />
      </span>
      <span>
        {t('licence.screen.board.progress', { done: formatNumber(done), total: formatNumber(total) })}
      </span>
      <Button size="small" onClick={onCancel}>
        {t('licence.screen.action.cancel')}
      </Button>
    </div>
  );
}
