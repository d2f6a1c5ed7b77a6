/** The folded section of origins; it reads what it needs when somebody opens it. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { Disclosure } from '#widgets/Disclosure.tsx';
import type { LogFigures } from '../figures/log-figures.ts';
import { WhereFrom } from './WhereFrom.tsx';

export function OriginsPart({ figures }: { readonly figures: LogFigures }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title={t('logOrigins.title')} open={open} onToggle={setOpen}>
      {open && <WhereFrom figures={figures} />}
    </Disclosure>
  );
}
