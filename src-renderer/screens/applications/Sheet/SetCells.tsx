import { ArrowDownToLine, ArrowRightToLine, Undo2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import { type CellSpan, cellsIn } from '#widgets/CellSheet/cell-range.ts';
import { InputNumber } from '#widgets/controls/InputNumber.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { type FillContext, fillFrom, setValue } from './fill-cells.ts';

interface SetCellsProps {
  readonly bar: RefObject<HTMLDivElement | null>;
  readonly filling: FillContext;
  readonly span: CellSpan;
  /** The label of a value; null: of the typed number. */
  readonly wordOf: (kind: string, value: number | null) => string;
}

export function SetCells({ bar, filling, span, wordOf }: SetCellsProps) {
  const { t, formatNumber } = useText();
  // Without applications there are no cells to set.
  const columns = filling.rows.length === 0 ? [] : filling.columns.slice(span.left, span.right + 1);
  const chosen = columns.length === 0 ? 0 : cellsIn(span);
  const kinds = new Map(columns.map(({ kind, values }) => [kind, values]));
  return (
    <div ref={bar} className={layout.row} role="toolbar" aria-label={t('appSheet.tools')}>
      <span className={ink.count} role="status">
        {t('appSheet.chosen', { count: chosen, total: formatNumber(chosen) })}
      </span>
      {[...kinds].flatMap(([kind, values]) => {
        const set = (value: number) => setValue(filling, span, kind, value);
        if (values === null) return [<SetIndex key={kind} label={wordOf(kind, null)} onSet={set} />];
        return values.map((value) => (
          <Button key={`${kind} ${value}`} size="small" onClick={() => set(value)}>
            {wordOf(kind, value)}
          </Button>
        ));
      })}
      {span.bottom > span.top && (
        <Button
          size="small"
          look="quiet"
          icon={<ArrowDownToLine size={14} aria-hidden="true" />}
          onClick={() => fillFrom(filling, span, 'down')}
        >
          {t('appSheet.fillDown')}
        </Button>
      )}
      {span.right > span.left && (
        <Button
          size="small"
          look="quiet"
          icon={<ArrowRightToLine size={14} aria-hidden="true" />}
          onClick={() => fillFrom(filling, span, 'across')}
        >
          {t('appSheet.fillAcross')}
        </Button>
      )}
      {filling.draft.count() > 0 && (
        <Button
          size="small"
          look="quiet"
          icon={<Undo2 size={14} aria-hidden="true" />}
          onClick={() => filling.draft.back()}
        >
          {t('appSheet.back')}
        </Button>
      )}
    </div>
  );
}

interface SetIndexProps {
  readonly label: string;
  readonly onSet: (index: number) => void;
}

function SetIndex({ label, onSet }: SetIndexProps) {
  const { t } = useText();
  const [index, setIndex] = useState<number | null>(1);
  const set = () => index !== null && index >= 1 && onSet(Math.floor(index));
  return (
    <span className={layout.inline}>
      <InputNumber label={label} value={index} min={1} precision={0} onChange={setIndex} onEnter={set} />
      <Button size="small" onClick={set}>
        {t('appSheet.setPlace')}
      </Button>
    </span>
  );
}
