/** The platform's own kinds of files in a mapping: only the mapping file can edit them. */
import { useText } from '#data/text.ts';
import { shownText } from '#shared/kit/shown-text.ts';
import { Button } from '#widgets/Button.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';

interface FileKindsProps {
  readonly of: 'licenceFiles' | 'themeManifests';
  readonly kinds: readonly { readonly name: string }[] | undefined;
  readonly onTakeBack: () => void;
}

export function FileKinds({ of, kinds = [], onTakeBack }: FileKindsProps) {
  const { t } = useText();
  if (kinds.length === 0) return null;
  const title = t(`servers.mapping.${of}`);
  return (
    <div className={`${layout.row} ${layout.above}`}>
      <span>
        {title}
        <span className={ink.under}>{kinds.map(({ name }) => shownText(name)).join(' · ')}</span>
      </span>
      <Button size="small" aria-label={t('servers.mapping.takeBackOf', { title })} onClick={onTakeBack}>
        {t('servers.mapping.takeBack')}
      </Button>
    </div>
  );
}
