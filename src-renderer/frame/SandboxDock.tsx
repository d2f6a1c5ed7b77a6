/** The sandbox's panel in the dock; it needs antd, so it comes after the dock itself. */
import { useAtomValue } from 'jotai';
import { useText, withTexts } from '#data/text.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { dockAtom, toggleDock } from '#state/sandbox-dock.ts';
import { SkeletonFacts } from '#widgets/Skeleton.tsx';
import { LazyAntdRoot } from './antd-loader.ts';
import { DockedPanel } from './DockedPanel.tsx';

const Panel = lazyComponent(
  async () => (await withTexts(import('../screens/sandbox/SandboxPanel.tsx'))).SandboxPanel,
);

export function SandboxDock() {
  const { t } = useText();
  const { takesFocus } = useAtomValue(dockAtom);
  return (
    <DockedPanel title={t('sandbox.title')} focusFor={takesFocus || null} onClose={() => toggleDock(false)}>
      <LazyAntdRoot placeholder={<SkeletonFacts rows={8} />}>
        <Panel placeholder={<SkeletonFacts rows={8} />} />
      </LazyAntdRoot>
    </DockedPanel>
  );
}
