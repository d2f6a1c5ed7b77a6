/** The kinds of licence files that a mapping knows: they are edited in its file only. */
import { useText } from '#data/text.ts';
import type { Mapping } from '#shared/api/mapping/mapping.ts';
import { shownText } from '#shared/rules/shown-text.ts';
import { Button } from '#widgets/Button.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';

interface LicenceKindsProps {
  readonly mapping: Mapping;
  readonly onTakeBack: () => void;
}

export function LicenceKinds({ mapping, onTakeBack }: LicenceKindsProps) {
  const { t } = useText();
  const { licenceFiles = [] } = mapping;
  if (licenceFiles.length === 0) return null;
  const title = t('servers.mapping.licenceFiles');
  return (
    <div className={`${layout.row} ${layout.above}`}>
      <span>
        {title}
        <span className={ink.under}>{licenceFiles.map(({ name }) => shownText(name)).join(' · ')}</span>
      </span>
      <Button size="small" aria-label={t('servers.mapping.takeBackOf', { title })} onClick={onTakeBack}>
        {t('servers.mapping.takeBack')}
      </Button>
    </div>
  );
}
