/** The foot of a sheet: its keys, the number of filled cells, *Discard*, and the check before they are saved. */
import { useText } from '#data/text.ts';
import { Button } from '../Button.tsx';
import ink from '../looks/ink.module.css';
import layout from '../looks/layout.module.css';

interface SheetFootProps {
  readonly keys: string;
  readonly filled: string;
  readonly check: string;
  readonly empty: boolean;
  readonly onDiscard: () => void;
  readonly onCheck: () => void;
}

export function SheetFoot({ keys, filled, check, empty, onDiscard, onCheck }: SheetFootProps) {
  const { t } = useText();
  return (
    <div className={layout.spread}>
      <p className={ink.small}>{keys}</p>
      <div className={layout.end}>
        <span className={ink.count} role="status">
          {filled}
        </span>
        <Button disabled={empty} onClick={onDiscard}>
          {t('common.form.discard')}
        </Button>
        <Button look="primary" disabled={empty} onClick={onCheck}>
          {check}
        </Button>
      </div>
    </div>
  );
}
