/** A link to a page of the platform's server; in the sandbox, to the page that stands in for it. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { describeError } from '#data/describe-error.ts';
import { translate } from '#data/text.ts';
import { platformPageRoute, usePlatformWays } from '#state/platform-page.ts';
import { notify } from '../notify.tsx';
import styles from './PlatformPageLink.module.css';

interface PlatformPageLinkProps {
  readonly page: 'help' | 'sales' | 'custom_auto' | 'login_page' | 'ebpreview';
  /** Path from the server's root. The documents give it, so no profile changes it. */
  readonly path: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function PlatformPageLink({ page, path, className = '', children }: PlatformPageLinkProps) {
  const way = usePlatformWays(notOpened)({ code: '', path: path.startsWith('/') ? path : `/${path}` });
  const classes = `${styles.link} ${className}`;
  if ('to' in way) {
    return (
      <Link to={`${platformPageRoute(page)}?path=${encodeURIComponent(path)}`} className={classes}>
        {children}
      </Link>
    );
  }
  const { href, onOpen } = way;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={classes}
      title={href}
      onClick={onOpen}
      onAuxClick={onOpen}
    >
      {children}
    </a>
  );
}

function notOpened(error?: unknown): void {
  notify({
    tone: 'danger',
    text: error === undefined ? translate('payRemind.notOpened') : describeError(error).message,
  });
}
