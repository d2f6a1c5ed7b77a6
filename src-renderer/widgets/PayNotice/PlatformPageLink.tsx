/** Leads to a page on the platform's server; in the sandbox to the page that stands for it. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { describeError } from '../../data/describe-error.ts';
import { useText } from '../../data/text.ts';
import { openPlatformPage, platformPageRoute } from '../../state/platform-page.ts';
import { useActiveServer } from '../../state/program.ts';
import { notify } from '../notify.tsx';
import styles from './PayNotice.module.css';

interface PlatformPageLinkProps {
  readonly page: 'help' | 'sales';
  /** From the server's root. */
  readonly path: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function PlatformPageLink({ page, path, className = '', children }: PlatformPageLinkProps) {
  const { t } = useText();
  const server = useActiveServer();
  const classes = `${styles.link} ${className}`;
  if (server.kind === 'sandbox') {
    return (
      <Link to={`${platformPageRoute(page)}?path=${encodeURIComponent(path)}`} className={classes}>
        {children}
      </Link>
    );
  }
  const open = async () => {
    try {
      if (await openPlatformPage(server, path)) return;
      notify({ tone: 'danger', text: t('payRemind.notOpened') });
    } catch (error) {
      notify({ tone: 'danger', text: describeError(error).message });
    }
  };
  return (
    <button
      type="button"
      className={classes}
      title={`${server.address.replace(/\/+$/, '')}${path}`}
      onClick={() => void open()}
    >
      {children}
    </button>
  );
}
