import { Info, TriangleAlert } from 'lucide-react';
import { useText } from '#data/text.ts';
import type { Effect } from '#shared/rules/changes/effects.ts';
import { Finding, Findings } from '#widgets/Findings.tsx';

const icons = {
  info: <Info size={16} aria-hidden="true" />,
  warning: <TriangleAlert size={16} aria-hidden="true" />,
  danger: <TriangleAlert size={16} aria-hidden="true" />,
};

export function Effects({ effects }: { readonly effects: readonly Effect[] }) {
  const { t } = useText();
  return (
    <Findings>
      {effects.map((effect) => (
        <Finding key={effect.kind} tone={effect.tone} icon={icons[effect.tone]} word="">
          {'count' in effect
            ? t(`changes.effect.${effect.kind}`, { names: '', ...effect })
            : t(`changes.effect.${effect.kind}`)}
        </Finding>
      ))}
    </Findings>
  );
}
