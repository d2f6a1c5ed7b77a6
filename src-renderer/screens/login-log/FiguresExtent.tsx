/** The extent of the figures and findings of the log, and how much of it has been read. */
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { useServerTimes } from '#widgets/ServerTimes/use-server-times.ts';
import type { FiguresState } from './figures/use-figures.ts';

/** Counted rows of all rows, and their span of time. */
export function FiguresExtent({ figures, total }: FiguresState) {
  const { t, formatNumber, formatTime } = useServerTimes().text;
  if (!figures || total === null) return null;
  if (figures.rows === 0) return <span className={ink.small}>{t('loginLog.picture.nothing')}</span>;
  const span = { oldest: formatTime(figures.oldest), newest: formatTime(figures.newest) };
  return (
    <span className={ink.small}>
      {figures.rows < total
        ? t('loginLog.picture.partly', {
            ...span,
            rows: formatNumber(figures.rows),
            total: formatNumber(total),
          })
        : t('loginLog.picture.whole', { ...span, rows: formatNumber(figures.rows) })}
    </span>
  );
}

/** The progress of reading the log, with the button that stops it or goes on. */
export function FiguresProgress({ reading, rows, total, readOn, stop, error }: FiguresState) {
  const { t, formatNumber } = useText();
  if (reading) {
    return (
      <span className={layout.inline}>
        <span className={ink.count} role="status">
          {total === null
            ? t('loginLog.picture.begins')
            : t('loginLog.picture.reading', { rows: formatNumber(rows), total: formatNumber(total) })}
        </span>
        <Button size="small" look="quiet" onClick={stop}>
          {t('common.cancel')}
        </Button>
      </span>
    );
  }
  if (error !== null || total === null || rows >= total) return null;
  return (
    <Button size="small" onClick={readOn}>
      {t('loginLog.picture.readAll', { total: formatNumber(total) })}
    </Button>
  );
}
