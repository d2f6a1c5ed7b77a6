/** The screens that one is a part of, the outermost first; the last is the screen itself. */
import type { Screen } from '#state/screen.ts';

export function wayTo(screen: Screen, screens: readonly Screen[]): readonly Screen[] {
  const others = screens.filter((one) => one !== screen);
  const parent = others.find(({ id }) => id === screen.within);
  return parent ? [...wayTo(parent, others), screen] : [screen];
}
