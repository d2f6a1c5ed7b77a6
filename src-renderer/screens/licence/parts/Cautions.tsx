/** Warnings that make a result worthless or unfit; they stand before everything else. */

import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { LicenceCaution } from '#shared/rules/licence/description/cautions.ts';
import { Finding, Findings } from '#widgets/Findings.tsx';

const icons = { danger: CircleAlert, warning: TriangleAlert };

export function Cautions({ cautions }: { readonly cautions: readonly LicenceCaution[] }) {
  if (cautions.length === 0) return null;
  return (
    <Findings>
      {cautions.map(({ key, tone, title, text }) => {
        const Icon = icons[tone];
        return (
          <Finding key={key} tone={tone} icon={<Icon size={16} aria-hidden="true" />} word={title}>
            {text}
          </Finding>
        );
      })}
    </Findings>
  );
}
