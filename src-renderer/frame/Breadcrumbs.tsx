/** The links from the menu group to the current page and its object, and the page's star. */
import { ChevronRight } from 'lucide-react';
import { useText } from '#data/text.ts';
import { PageLink } from '#widgets/PageLink.tsx';
import styles from './Breadcrumbs.module.css';
import { LazyStarOfPage } from './shortcuts-loader.ts';
import { useCrumbs } from './use-crumbs.ts';

export function Breadcrumbs() {
  const { t } = useText();
  const crumbs = useCrumbs();
  return (
    <nav aria-label={t('frame.breadcrumbs')} className={styles.crumbs}>
      <ol>
        {crumbs.map(({ name, to }, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li key={`${to ?? ''} ${name}`} aria-current={last ? 'page' : undefined} title={name}>
              {to && !last ? <PageLink to={to}>{name}</PageLink> : <span>{name}</span>}
              {last && <LazyStarOfPage />}
              {!last && <ChevronRight size={13} aria-hidden="true" />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
