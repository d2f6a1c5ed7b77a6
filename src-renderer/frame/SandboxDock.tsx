/** The sandbox's panel, docked beside the page; its code loads lazily. */
import { useAtomValue } from 'jotai';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText, withTexts } from '#data/text.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { dockAtom, toggleDock, useDocked } from '#state/sandbox-dock.ts';
import { IconButton } from '#widgets/Button.tsx';
import { SkeletonFacts } from '#widgets/Skeleton.tsx';
import { LazyAntdRoot } from './antd-loader.ts';
import styles from './SandboxDock.module.css';

const Panel = lazyComponent(
  async () => (await withTexts(import('../screens/sandbox/SandboxPanel.tsx'))).SandboxPanel,
);

export function SandboxDock() {
  return useDocked() ? <Dock /> : null;
}

function Dock() {
  const { t } = useText();
  const { takesFocus: isWanted } = useAtomValue(dockAtom);
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWanted) element.current?.focus();
  }, [isWanted]);
  return (
    <aside ref={element} tabIndex={-1} className={styles.dock} aria-label={t('sandbox.title')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('sandbox.title')}</h2>
        <IconButton label={t('common.close')} onClick={() => toggleDock(false)}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </header>
      <div className={styles.body}>
        <LazyAntdRoot meanwhile={<SkeletonFacts rows={8} />}>
          <Panel meanwhile={<SkeletonFacts rows={8} />} />
        </LazyAntdRoot>
      </div>
    </aside>
  );
}
