/** The contrast of a field's colour: its worst pair, beside the field and in its picker. */
import type { Signal } from '#data/signal.ts';
import { useText } from '#data/text.ts';
import { minimumContrast, shownRatio } from '#shared/kit/colour/contrast.ts';
import type { LookValues } from '#shared/rules/themes/look/look.ts';
import { type Pair, pairsOf } from '#shared/rules/themes/look/pairs.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { Badge } from '#widgets/Badge.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import type { Attempt } from '#widgets/ThemePreview/ThemePreview.tsx';
import { failsContrast } from './ContrastVerdict.tsx';
import { useThrottledColour } from './use-throttled-colour.ts';

interface FieldContrastProps<Of extends Terminal> {
  readonly terminal: Of;
  readonly values: LookValues[Of];
  readonly attempts: Signal<Attempt | null>;
  readonly field: string;
}

export function FieldContrast<Of extends Terminal>(props: FieldContrastProps<Of>) {
  const { terminal, values, attempts, field } = props;
  const { t } = useText();
  const tried = useThrottledColour(attempts, field);
  const pairs = pairsOf(terminal, tried ? { ...values, [field]: tried.value } : values)
    .filter((pair) => pair.field === field || pair.grounds.includes(field))
    .sort((one, other) => reach(one) - reach(other));
  const [worst] = pairs;
  if (!worst) return null;
  const failing = pairs.filter((pair) => failsContrast(pair, 'AA')).length;
  const name = t(`themeContrast.pair.${worst.id}`);
  return (
    <span className={layout.through}>
      <Badge tone={failing > 0 ? 'danger' : 'success'}>{t(`themeContrast.verdict.${worst.verdict}`)}</Badge>
      {t('themeContrast.ratio', { ratio: shownRatio(worst.ratio).toFixed(2) })}
      <span className={failing > 0 ? ink.small : 'visually-hidden'}>
        {failing > 1 ? t('themeContrast.andMore', { pair: name, count: failing - 1 }) : name}
      </span>
      {worst.hasPicture && <span className={ink.small}>{t('themeContrast.pictured')}</span>}
    </span>
  );
}

/** The ratio relative to AA; below 1 the pair fails. */
const reach = ({ ratio, kind }: Pair) => ratio / minimumContrast[kind].AA;
