/** Present use, as the active server counts it, against the limits of the later licence. */

import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { useText } from '#data/text.ts';
import { shownInSentence } from '#shared/kit/shown-text.ts';
import { useTones } from '#shared/rules/licence/fact-tones.ts';
import type { UseFinding } from '#shared/rules/licence/usage-check.ts';
import { useActiveServer } from '#state/program.ts';
import { serverName } from '#state/servers.ts';
import { Finding, Findings } from '#widgets/Findings.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import type { KnownUse } from '../report/use-present-use.ts';
import { riskText } from './RiskList.tsx';

const icons = { over: CircleAlert, tight: TriangleAlert, unknown: CircleHelp, fine: CircleCheck };

interface PresentUseProps {
  /** null while unknown. */
  readonly known: KnownUse | null;
  readonly findings: readonly UseFinding[];
  readonly company: string;
}

export function PresentUseView({ known, findings, company }: PresentUseProps) {
  const { t } = useText();
  const name = serverName(useActiveServer(), t);
  const title = t('licence.screen.compare.use', { server: name });
  const other = known !== null && known.company !== '' && known.company !== company;
  return (
    <section className={layout.part} aria-label={title} aria-busy={known === null || undefined}>
      <h2>{title}</h2>
      {known === null ? (
        <SkeletonRows columns={3} rows={3} />
      ) : findings.length === 0 ? (
        <p className={ink.quiet}>{t('licence.screen.compare.useUnknown')}</p>
      ) : (
        <>
          <Findings framed>
            {findings.map((found) => (
              <UseLine key={found.figure} found={found} />
            ))}
          </Findings>
          {other && (
            <p className={ink.quiet}>
              {t('licence.screen.compare.useOther', { company: shownInSentence(known.company) })}
            </p>
          )}
        </>
      )}
    </section>
  );
}

function UseLine({ found }: { readonly found: UseFinding }) {
  const text = useText();
  const Icon = icons[found.severity];
  return (
    <Finding
      tone={useTones[found.severity]}
      icon={<Icon size={16} aria-hidden="true" />}
      word={text.t(`licence.screen.compare.useSeverity.${found.severity}`)}
    >
      {riskText(found, text)}
    </Finding>
  );
}
