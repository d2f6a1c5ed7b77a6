/** Modules newly and no longer paid for, by the platform's reckoning (spec 1§3 `newPayModules`, `delPayModules`). */

import { useState } from 'react';
import { useText } from '#data/text.ts';
import type { ComparisonView, NameList } from '#shared/rules/licence/view/comparison-view.ts';
import { Button } from '#widgets/Button.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ExternalName } from '#widgets/ExternalName.tsx';
import { Tags } from '#widgets/Tags.tsx';

type PaidModules = Pick<ComparisonView, 'newPayModules' | 'delPayModules'>;

/** Names that are shown at first. */
const firstNames = 24;

export function PayModules({ comparison }: { readonly comparison: PaidModules }) {
  const { t } = useText();
  return (
    <div className={layout.columns}>
      <Names title={t('licence.change.delPay')} names={comparison.delPayModules} tone="danger" />
      <Names title={t('licence.change.newPay')} names={comparison.newPayModules} tone="success" />
    </div>
  );
}

interface NamesProps {
  readonly title: string;
  readonly names: NameList;
  readonly tone: 'danger' | 'success';
}

function Names({ title, names, tone }: NamesProps) {
  const { t, formatNumber } = useText();
  const [all, setAll] = useState(false);
  const { total, first } = names;
  const shown = all ? first : first.slice(0, firstNames);
  return (
    <section className={layout.part} aria-label={title}>
      <h2>
        {title} <span className={ink.count}>{formatNumber(total)}</span>
      </h2>
      {total === 0 ? (
        <p className={ink.quiet}>{t('licence.change.nonePay')}</p>
      ) : (
        <Tags tone={tone}>
          {shown.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat and the list never changes
            <li key={index}>
              <ExternalName text={name} />
            </li>
          ))}
        </Tags>
      )}
      {shown.length < total && !all && (
        <Button look="quiet" size="small" onClick={() => setAll(true)}>
          {t('licence.screen.compare.more', { count: formatNumber(total - shown.length) })}
        </Button>
      )}
    </section>
  );
}
