/** Where the user is: the menu group, then the page. Read from the registry. */
import { ChevronRight } from 'lucide-react';
import { useText } from '../data/text.ts';
import styles from './Breadcrumbs.module.css';
import { useCurrentScreen } from './current-screen.ts';

export function Breadcrumbs() {
  const { t } = useText();
  const screen = useCurrentScreen();
  return (
    <nav aria-label={t('frame.breadcrumbs')} className={styles.crumbs}>
      <ol>
        {screen?.menuGroup && (
          <li>
            {t(`frame.menu.group.${screen.menuGroup}`)}
            <ChevronRight size={13} aria-hidden="true" />
          </li>
        )}
        <li aria-current="page">{screen ? t(screen.titleKey) : t('errors.page.notFoundTitle')}</li>
      </ol>
    </nav>
  );
}
