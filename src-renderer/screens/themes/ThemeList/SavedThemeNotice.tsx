/** After a new theme was saved: nobody sees it yet, wherever it stands in the list. */
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { savedThemeIn } from '../saved-theme.ts';

interface SavedThemeNoticeProps {
  readonly onAssign: (id: string, name: string) => void;
}

export function SavedThemeNotice({ onAssign }: SavedThemeNoticeProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const theme = savedThemeIn(state);
  if (theme === null) return null;
  return (
    <div className={layout.below}>
      <Notice
        tone="success"
        title={t('themesSpread.saved', { name: theme.name })}
        actions={
          <Button size="small" onClick={() => onAssign(theme.id, theme.name)}>
            {t('themesSpread.assign')}
          </Button>
        }
        onDismiss={() => void navigate({ pathname, search }, { replace: true, state: null })}
      />
    </div>
  );
}
