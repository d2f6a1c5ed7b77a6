/** A panel beside the page. A narrow window, which has no room for both, shows it over the page, where Esc closes it. */
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#data/text.ts';
import { narrowWindow, useMedia } from '#state/media.ts';
import { IconButton } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import styles from './DockedPanel.module.css';

interface DockedPanelProps {
  readonly title: string;
  /** Each new value takes the focus; null leaves it where it is. */
  readonly focusFor: unknown;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function DockedPanel(props: DockedPanelProps) {
  const { title, onClose, children } = props;
  if (!useMedia(narrowWindow)) return <BesidePage {...props} />;
  return (
    <Dialog open side title={title} onClose={onClose}>
      {children}
    </Dialog>
  );
}

function BesidePage({ title, focusFor, onClose, children }: DockedPanelProps) {
  const { t } = useText();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focusFor !== null) element.current?.focus();
  }, [focusFor]);
  return (
    <aside ref={element} tabIndex={-1} className={styles.dock} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <IconButton label={t('common.close')} onClick={onClose}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </header>
      <div className={styles.body}>{children}</div>
    </aside>
  );
}
