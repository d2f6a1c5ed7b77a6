/** Present use, as the active server counts it, against the limits of the later licence of the same company. */

import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { useText } from '#data/text.ts';
import { shownInSentence } from '#shared/kit/shown-text.ts';
import type { Licence } from '#shared/rules/common/licence/licence.ts';
import { sentenceText } from '#shared/rules/licence/description/licence-writer.ts';
import { useTones } from '#shared/rules/licence/fact-tones.ts';
import { type OwnUse, type UseFinding, figuresOfHolder } from '#shared/rules/licence/usage-check.ts';
import { useActiveServer } from '#state/program.ts';
import { serverName } from '#state/servers.ts';
import { Finding, Findings } from '#widgets/Findings.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { useLicenceWriter } from '../parts/licence-writer.ts';

const icons = { over: CircleAlert, tight: TriangleAlert, unknown: CircleHelp, fine: CircleCheck };

interface PresentUseProps {
  /** null while unknown. */
  readonly uses: readonly OwnUse[] | null;
  readonly findings: readonly UseFinding[];
  readonly licence: Pick<Licence, 'companyName'>;
}

export function PresentUseView({ uses, findings, licence }: PresentUseProps) {
  const { t } = useText();
  const name = serverName(useActiveServer(), t);
  const title = t('licence.screen.compare.use', { server: name });
  const isOther = uses !== null && uses.length > 0 && figuresOfHolder(licence, uses) === null;
  const company = shownInSentence(licence.companyName) || t('licence.value.none');
  return (
    <section className={layout.part} aria-label={title} aria-busy={uses === null || undefined}>
      <h2>{title}</h2>
      {uses === null ? (
        <SkeletonRows columns={3} rows={3} />
      ) : findings.length === 0 ? (
        <p className={ink.quiet}>
          {isOther
            ? t('licence.screen.compare.useOther', { company, server: name })
            : t('licence.screen.compare.useUnknown')}
        </p>
      ) : (
        <Findings hasFrame>
          {findings.map((found) => (
            <UseLine key={found.figure} finding={found} />
          ))}
        </Findings>
      )}
    </section>
  );
}

function UseLine({ finding }: { readonly finding: UseFinding }) {
  const { t } = useText();
  const writer = useLicenceWriter();
  const Icon = icons[finding.severity];
  return (
    <Finding
      tone={useTones[finding.severity]}
      icon={<Icon size={16} aria-hidden="true" />}
      word={t(`licence.fact.use.${finding.severity}`)}
    >
      {sentenceText(finding, writer)}
    </Finding>
  );
}
