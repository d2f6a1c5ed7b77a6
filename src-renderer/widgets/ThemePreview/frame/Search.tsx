/** Quick search: a bar with the search box and its hint. */
import { ChevronDown, Search as Glass } from 'lucide-react';
import { useText } from '#data/text.ts';

interface SearchProps {
  readonly expanded: boolean;
  /** Shows only the icon. */
  readonly slim: boolean;
}

export function Search({ expanded, slim }: SearchProps) {
  const { t } = useText();
  return (
    <div className="search" data-expanded={expanded || undefined} data-slim={slim || undefined}>
      {expanded && (
        <span className="scope">
          {t('themePreview.search.all')}
          <ChevronDown size={13} />
        </span>
      )}
      <span className="box">
        <Glass size={15} />
        {!slim && <span className="hint">{t('themePreview.search.hint')}</span>}
      </span>
    </div>
  );
}
