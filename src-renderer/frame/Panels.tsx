/** Overlays that open on request; each loads lazily. */
import { useAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { withTexts } from '#data/text.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { panelAtom } from '#state/panels.ts';
import { isHeld } from '#widgets/top-layer.ts';
import { TypedAhead } from './Palette/TypedAhead.tsx';

const Palette = lazyComponent(async () => (await withTexts(import('./Palette/Palette.tsx'))).Palette);
const Keys = lazyComponent(async () => (await withTexts(import('../screens/frame/Panels/Keys.tsx'))).Keys);
const About = lazyComponent(async () => (await withTexts(import('../screens/frame/Panels/About.tsx'))).About);
const WhatsNew = lazyComponent(
  async () => (await withTexts(import('../screens/frame/Panels/WhatsNew.tsx'))).WhatsNew,
);
const Feedback = lazyComponent(
  async () => (await withTexts(import('../screens/frame/Panels/Feedback.tsx'))).Feedback,
);
const panels = { palette: Palette, keys: Keys, whatsNew: WhatsNew, about: About, feedback: Feedback };

export function Panels() {
  const [panel, setPanel] = useAtom(panelAtom);
  // The palette closes while a question or prompt waits for an answer: nothing may navigate away from under it.
  const isBuffering = panel === 'palette' && isHeld();
  useEffect(() => {
    if (isBuffering) setPanel(null);
  }, [isBuffering, setPanel]);
  const close = useCallback(() => setPanel(null), [setPanel]);
  if (!panel || panel === 'account' || isBuffering) return null;
  const Panel = panels[panel];
  return <Panel onClose={close} placeholder={panel === 'palette' && <TypedAhead onClose={close} />} />;
}
