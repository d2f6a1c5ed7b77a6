/** The consequences of a change of licence in sentences; losses and reductions come first. */

import { ArrowDownRight, ArrowUpRight, CircleMinus, Equal } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { type LicenceZones, sentenceText } from '#shared/rules/licence/description/licence-writer.ts';
import { changeTones } from '#shared/rules/licence/fact-tones.ts';
import type { RiskSentence, RiskSeverity } from '#shared/rules/licence/risk.ts';
import type { RiskDigest } from '#shared/rules/licence/view/risk-digest.ts';
import { Button } from '#widgets/Button.tsx';
import { Finding, Findings } from '#widgets/Findings.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { useLicenceWriter } from '../parts/licence-writer.ts';

const icons = { loss: CircleMinus, less: ArrowDownRight, gain: ArrowUpRight, neutral: Equal };
export const riskSeverities: readonly RiskSeverity[] = ['loss', 'less', 'gain', 'neutral'];

/** Sentences that are shown at first. */
const firstShown = 12;

interface RiskListProps {
  readonly risks: RiskDigest;
  /** The zones of the two licences' days. */
  readonly zones: LicenceZones;
  /** Label of the list for screen readers; the heading by default. */
  readonly label?: string;
  /** Leaves out the list's own heading. */
  readonly bare?: boolean;
}

export function RiskList({ risks, zones, label, bare = false }: RiskListProps) {
  const { t, formatNumber } = useText();
  const [all, setAll] = useState(false);
  const shown = risks.first.slice(0, all ? undefined : firstShown);
  const more = risks.total - shown.length;
  return (
    <section
      className={bare ? undefined : layout.part}
      aria-label={label ?? t('licence.screen.compare.risks')}
    >
      {!bare && (
        <h2 className={layout.row}>
          {t('licence.screen.compare.risks')}
          <RiskCounts counts={risks.counts} />
        </h2>
      )}
      {risks.total === 0 ? (
        <p className={ink.quiet}>{t('licence.screen.compare.noRisks')}</p>
      ) : (
        <Findings hasFrame>
          {shown.map((risk, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences may repeat and the list never changes
            <RiskLine key={index} risk={risk} zones={zones} />
          ))}
        </Findings>
      )}
      {more > 0 &&
        (all ? (
          <p className={ink.quiet}>
            {t('licence.screen.compare.moreInTable', { count: more, amount: formatNumber(more) })}
          </p>
        ) : (
          <Button look="quiet" size="small" onClick={() => setAll(true)}>
            {t('licence.screen.compare.more', { count: formatNumber(more) })}
          </Button>
        ))}
    </section>
  );
}

interface RiskLineProps {
  readonly risk: RiskSentence;
  readonly zones: LicenceZones;
}

function RiskLine({ risk, zones }: RiskLineProps) {
  const { t } = useText();
  const writer = useLicenceWriter();
  const { severity } = risk;
  const Icon = icons[severity];
  return (
    <Finding
      tone={changeTones[severity]}
      icon={<Icon size={16} aria-hidden="true" />}
      word={t(`licence.fact.change.${severity}`)}
    >
      {sentenceText(risk, writer, zones)}
    </Finding>
  );
}

/** For example "2 lost · 1 less · 3 more". */
export function RiskCounts({ counts }: { readonly counts: RiskDigest['counts'] }) {
  const { t, formatNumber } = useText();
  return (
    <span className={`${layout.inline} ${ink.small}`}>
      {riskSeverities
        .filter((severity) => counts[severity] > 0)
        .map((severity) => (
          <span key={severity} className={ink.toned} data-tone={changeTones[severity]}>
            {t(`licence.screen.compare.severityCount.${severity}`, { count: formatNumber(counts[severity]) })}
          </span>
        ))}
    </span>
  );
}
