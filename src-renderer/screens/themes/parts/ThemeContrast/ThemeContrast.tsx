/** The legibility of a theme: each colour pair with its ratio, its verdict, and the nearest colour that passes. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { minimumContrast, shownRatio } from '#shared/kit/colour/contrast.ts';
import type { LookValues, Region } from '#shared/rules/themes/look/look.ts';
import { nearestFor, type Pair, pairsOf } from '#shared/rules/themes/look/pairs.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { Badge } from '#widgets/Badge.tsx';
import { Button } from '#widgets/Button.tsx';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import tables from '#widgets/looks/table.module.css';
import { failsContrast, type Level, ThemeContrastVerdict } from './ContrastVerdict.tsx';
import { FixAll } from './FixAll.tsx';
import styles from './ThemeContrast.module.css';

const levels: readonly Level[] = ['AA', 'AAA'];

interface ThemeContrastProps<Of extends Terminal> {
  readonly terminal: Of;
  readonly values: LookValues[Of];
  /** Sets a field's colour; absent where nothing can be changed. */
  readonly onFix?: (field: string, colour: string) => void;
  /** Sets several fields' colours; absent where nothing can be changed. */
  readonly onFixAll?: (colours: Readonly<Record<string, string>>) => void;
  /** The form's label of a field. */
  readonly labelOf?: (field: string) => string;
  /** Navigates to the region where a pair is seen and set. */
  readonly onRegion?: (region: Region) => void;
}

export function ThemeContrast<Of extends Terminal>(props: ThemeContrastProps<Of>) {
  const { terminal, values, onFix, onFixAll, labelOf = (field) => field, onRegion } = props;
  const { t } = useText();
  const [level, setLevel] = useState<Level>('AA');
  const [announcement, setSaid] = useState('');
  const pairs = pairsOf(terminal, values);
  const failing = pairs.filter((pair) => failsContrast(pair, level));
  const fix = (pair: Pair, field: string, colour: string) => {
    onFix?.(field, colour);
    setSaid(t('themeContrast.taken', { pair: t(`themeContrast.pair.${pair.id}`), colour }));
  };
  return (
    <section aria-label={t('themeContrast.title')}>
      <div className={`${layout.spread} ${layout.below}`}>
        <span className={layout.inline}>
          <ThemeContrastVerdict terminal={terminal} values={values} level={level} />
        </span>
        {onFixAll && failing.some(({ verdict }) => verdict === 'fails') && (
          <FixAll terminal={terminal} values={values} labelOf={labelOf} onUse={onFixAll} />
        )}
        <Segmented
          label={t('themeContrast.level')}
          options={levels.map((value) => ({ value, label: t(`themeContrast.levels.${value}`) }))}
          value={level}
          onChange={setLevel}
        />
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <table className={`${tables.table} ${tables.centred} ${styles.pairs}`}>
        <thead>
          <tr>
            <th scope="col">{t('themeContrast.columns.pair')}</th>
            <th scope="col">{t('themeContrast.columns.ratio')}</th>
            {onFix && failing.length > 0 && <th scope="col">{t('themeContrast.columns.fix')}</th>}
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={pair.id}>
              <th scope="row">
                <div className={styles.pair}>
                  <Sample pair={pair} />
                  {onRegion ? (
                    <Button look="quiet" size="small" onClick={() => onRegion(pair.region)}>
                      {t(`themeContrast.pair.${pair.id}`)}
                    </Button>
                  ) : (
                    t(`themeContrast.pair.${pair.id}`)
                  )}
                </div>
                {pair.isDocumented && failsContrast(pair, level) && (
                  <span className={ink.under}>{t('themeContrast.ofDocuments')}</span>
                )}
                {pair.hasPicture && <span className={ink.under}>{t('themeContrast.pictured')}</span>}
              </th>
              <td>
                <span className={layout.inline}>
                  <Badge tone={failsContrast(pair, level) ? 'danger' : 'success'}>
                    {t(`themeContrast.verdict.${pair.verdict}`)}
                  </Badge>
                  {t('themeContrast.ratio', { ratio: shownRatio(pair.ratio).toFixed(2) })}
                </span>
                <span className={ink.under}>
                  {t('themeContrast.asked', {
                    ratio: minimumContrast[pair.kind][level] ?? minimumContrast[pair.kind].AA,
                  })}
                </span>
              </td>
              {onFix && failing.length > 0 && (
                <td>
                  {failsContrast(pair, level) && (
                    <Nearest
                      name={t(`themeContrast.pair.${pair.id}`)}
                      colour={nearestFor(terminal, values, pair.id, level)}
                      onUse={(colour) => pair.field !== null && fix(pair, pair.field, colour)}
                    />
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Sample({ pair }: { readonly pair: Pair }) {
  return (
    <svg className={styles.sample} viewBox="0 0 44 26" aria-hidden="true">
      <rect width="44" height="26" rx="5" fill={pair.ground} />
      {pair.kind === 'mark' ? (
        <rect x="15" y="6" width="14" height="14" rx="3" fill={pair.text} />
      ) : (
        <text x="22" y="18" textAnchor="middle" fill={pair.text}>
          Aa
        </text>
      )}
    </svg>
  );
}

interface NearestProps {
  readonly name: string;
  readonly colour: string | null;
  readonly onUse: (colour: string) => void;
}

function Nearest({ name, colour, onUse }: NearestProps) {
  const { t } = useText();
  if (colour === null) return <span className={ink.small}>{t('themeContrast.none')}</span>;
  return (
    <Button
      size="small"
      aria-label={t('themeContrast.useFor', { colour, pair: name })}
      icon={
        <svg className={styles.dot} viewBox="0 0 12 12" aria-hidden="true">
          <rect width="12" height="12" rx="3" fill={colour} />
        </svg>
      }
      onClick={() => onUse(colour)}
    >
      {t('themeContrast.use', { colour })}
    </Button>
  );
}
