/** The appointed themes of the tenant that begin or end in the next days (spec 2§3), on every terminal. */
import { localDay } from '#data/local-day.ts';
import { useText } from '#data/text.ts';
import { spansOf } from '#shared/rules/themes/schedule.ts';
import { themeNameFor } from '#shared/rules/themes/theme-name.ts';
import { useTenantThemes } from '#state/theme-claims.ts';
import ink from '#widgets/looks/ink.module.css';
import lines from '#widgets/looks/lines.module.css';
import { CardFailure, CardFigure, CardSkeleton, FigureCard } from '../../parts/FigureCard/FigureCard.tsx';
import { themeChanges, themeDays } from './attention-figures.ts';

const terminals = ['pc', 'pcClient', 'h5'] as const;
const most = 3;

export function ThemesCard() {
  const { t, language, formatNumber, formatDay } = useText();
  const today = localDay(Date.now());
  const reads = useTenantThemes(terminals);
  const known = reads.flatMap(({ data }) => data ?? []);
  const changes = known
    .flatMap(({ terminal, themes }) =>
      themeChanges(spansOf(themes), today).map((change) => {
        const { themeId } = change.span;
        const theme = themes.find(({ id }) => id === themeId);
        return { ...change, terminal, name: theme ? themeNameFor(theme.whole, { language }) : themeId };
      }),
    )
    .sort((one, other) => one.days - other.days);
  const done = reads.every(({ error, data }) => error !== null || data !== undefined);
  return (
    <FigureCard title={t('attention.cards.themes')} to={`/themes/${changes[0]?.terminal ?? terminals[0]}`}>
      {!done && <CardSkeleton />}
      {done && known.length > 0 && (
        <>
          <CardFigure
            tone="neutral"
            value={formatNumber(changes.length)}
            text={t(changes.length > 0 ? 'attention.themes.some' : 'attention.themes.none', {
              days: themeDays,
            })}
          />
          <ul className={`${lines.bare} ${ink.small}`}>
            {changes.slice(0, most).map(({ what, day, terminal, name, span }) => (
              <li key={`${terminal} ${span.themeId} ${what}`}>
                {t(`attention.themes.${what}`, {
                  name,
                  day: formatDay(day),
                  terminal: t(`themesWho.terminals.${terminal}`),
                })}
              </li>
            ))}
            {changes.length > most && (
              <li>{t('attention.more', { amount: formatNumber(changes.length - most) })}</li>
            )}
          </ul>
        </>
      )}
      <CardFailure reads={reads} title={t('attention.failed.themes')} />
    </FigureCard>
  );
}
