/** Whatever floats over the page on request; each is loaded when it is first wanted. */
import { useAtom } from 'jotai';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { withTexts } from '#data/text.ts';
import { panelAtom } from '#state/panels.ts';
import { isHeld } from '#widgets/top-layer.ts';
import { TypedAhead } from './Palette/TypedAhead.tsx';

const Palette = lazy(async () => ({ default: (await withTexts(import('./Palette/Palette.tsx'))).Palette }));
const Keys = lazy(async () => ({
  default: (await withTexts(import('../screens/frame/Panels/Keys.tsx'))).Keys,
}));
const About = lazy(async () => ({
  default: (await withTexts(import('../screens/frame/Panels/About.tsx'))).About,
}));
const panels = { palette: Palette, keys: Keys, about: About };

export function Panels() {
  const [panel, setPanel] = useAtom(panelAtom);
  // A question or a prompt that wants an answer stands alone: nothing leads away from under it.
  const held = panel === 'palette' && isHeld();
  useEffect(() => {
    if (held) setPanel(null);
  }, [held, setPanel]);
  const close = useCallback(() => setPanel(null), [setPanel]);
  if (!panel || panel === 'account' || held) return null;
  const Panel = panels[panel];
  return (
    <Suspense fallback={panel === 'palette' && <TypedAhead onClose={close} />}>
      <Panel onClose={close} />
    </Suspense>
  );
}
