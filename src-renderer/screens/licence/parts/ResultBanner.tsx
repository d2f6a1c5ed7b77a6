/** The banner of a result without a verdict: a comparison or a family. */

import { CircleAlert, CircleCheck, GitCompareArrows, ShieldX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import type { LicenceCaution } from '#shared/rules/licence/description/cautions.ts';
import { Banner } from '#widgets/Banner.tsx';
import { Finding, Findings } from '#widgets/Findings.tsx';

const icons = { same: CircleCheck, different: GitCompareArrows };

const cautionIcons = { danger: ShieldX, warning: TriangleAlert };

interface ResultBannerProps {
  readonly look: keyof typeof icons;
  /** For example "Parse successful", with the reader. */
  readonly caption: ReactNode;
  readonly headline: ReactNode;
  readonly reason: ReactNode;
  readonly actions?: ReactNode;
  /** Warnings before the headline; the gravest determines the banner's tone. */
  readonly cautions?: readonly LicenceCaution[];
}

export function ResultBanner({ look, caption, headline, reason, actions, cautions = [] }: ResultBannerProps) {
  const { t } = useText();
  const worst = cautions.find(({ tone }) => tone === 'danger') ?? cautions[0];
  const Icon = worst ? cautionIcons[worst.tone] : icons[look];
  return (
    <Banner
      tone={worst?.tone ?? (look === 'same' ? 'success' : 'info')}
      label={t('licence.screen.section.result')}
      icon={<Icon size={24} aria-hidden="true" />}
      caption={caption}
      before={<Cautions cautions={cautions} />}
      headline={headline}
      reason={reason}
      actions={actions}
    />
  );
}

const findingIcons = { danger: CircleAlert, warning: TriangleAlert };

/** Warnings that make a result worthless or unfit; they stand before everything else. */
function Cautions({ cautions }: { readonly cautions: readonly LicenceCaution[] }) {
  if (cautions.length === 0) return null;
  return (
    <Findings>
      {cautions.map(({ key, tone, title, text }) => {
        const Icon = findingIcons[tone];
        return (
          <Finding key={key} tone={tone} icon={<Icon size={16} aria-hidden="true" />} word={title}>
            {text}
          </Finding>
        );
      })}
    </Findings>
  );
}
