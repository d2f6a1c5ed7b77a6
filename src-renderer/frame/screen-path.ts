/** The ancestors of a screen, outermost first, and the screen itself at the end. */
import type { Screen } from '#state/screen.ts';

export function screenPath(screen: Screen, screens: readonly Screen[]): readonly Screen[] {
  const others = screens.filter((one) => one !== screen);
  const parent = others.find(({ id }) => id === screen.within);
  return parent ? [...screenPath(parent, others), screen] : [screen];
}
