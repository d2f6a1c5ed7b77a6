/**
 * The number of failing colour pairs in one line, with tried-out colours included. Pairs of the documents' own colours
 * are counted apart, for they cannot pass (2§9; THM-196, 198).
 */
import type { Signal } from '#data/signal.ts';
import { useText } from '#data/text.ts';
import type { LookValues } from '#shared/rules/themes/look/look.ts';
import { type Pair, pairsOf } from '#shared/rules/themes/look/pairs.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import ink from '#widgets/looks/ink.module.css';
import type { Attempt } from '#widgets/ThemePreview/ThemePreview.tsx';
import { useThrottledColour } from './use-throttled-colour.ts';

export type Level = 'AA' | 'AAA';

interface ContrastVerdictProps<Of extends Terminal> {
  readonly terminal: Of;
  readonly values: LookValues[Of];
  readonly level?: Level;
  readonly attempts?: Signal<Attempt | null>;
}

export function ThemeContrastVerdict<Of extends Terminal>(props: ContrastVerdictProps<Of>) {
  const { terminal, values, level = 'AA', attempts } = props;
  const { t } = useText();
  const tried = useThrottledColour(attempts);
  const pairs = pairsOf(terminal, tried ? { ...values, [tried.name]: tried.value } : values);
  const failing = pairs.filter((pair) => failsContrast(pair, level));
  const count = failing.filter(({ isDocumented }) => !isDocumented).length;
  const documented = failing.length - count;
  const all = pairs.length - documented;
  return (
    <>
      <strong data-tone={count > 0 ? 'danger' : 'success'} className={ink.toned}>
        {count > 0
          ? t('themeContrast.failing', { count, all, level })
          : t('themeContrast.allPass', { count: all, level })}
      </strong>
      {documented > 0 && (
        <span className={ink.small}>{t('themeContrast.documented', { count: documented })}</span>
      )}
    </>
  );
}

/** A mark only needs AA. */
export function failsContrast({ verdict, kind }: Pair, level: Level): boolean {
  return verdict === 'fails' || (level === 'AAA' && kind !== 'mark' && verdict === 'AA');
}
