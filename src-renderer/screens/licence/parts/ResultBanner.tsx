/** The banner above a result that is no verdict on a file: what the server read, or how two files compare. */

import { CircleCheck, GitCompareArrows, Server, ShieldX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import { Banner } from '#widgets/Banner.tsx';
import { type Caution, Cautions } from './Cautions.tsx';

const icons = { server: Server, same: CircleCheck, different: GitCompareArrows };

const cautionIcons = { danger: ShieldX, warning: TriangleAlert };

interface ResultBannerProps {
  readonly look: keyof typeof icons;
  /** "Parse successful", and by whom. */
  readonly caption: ReactNode;
  readonly headline: ReactNode;
  readonly reason: ReactNode;
  readonly actions?: ReactNode;
  /** Stand before the headline and give the banner the tone of the gravest. */
  readonly cautions?: readonly Caution[];
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
