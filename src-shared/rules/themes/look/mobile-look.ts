/** The look of a mobile theme (2§3 "Mobile (H5) theme", 2§9). */
import type { Look, MobileLookValues } from './look.ts';
import { cssColour } from './values.ts';

const usual = {
  top: '#4ba9f2',
  topText: '#ffffff',
  nav: '#ffffff',
  navText: '#666666',
  main: '#5d9cec',
  bubble: '#e2f5ff',
} as const;

export function mobileColours(values: Omit<MobileLookValues, 'icons'>) {
  const main = cssColour(values.mainColor, usual.main);
  return {
    top: cssColour(values.topBgColor, usual.top),
    topText: cssColour(values.topTxtColor, usual.topText),
    nav: cssColour(values.navBgColor, usual.nav),
    navText: cssColour(values.navColorDefault, usual.navText),
    navChosen: cssColour(values.navColorSelected, main),
    primary: main,
    bubble: cssColour(values.bubbleColor, usual.bubble),
  };
}

/** What the documents leave open: a place that names the left in some way is the left, anything else the middle. */
function topPlace(said: string): 'left' | 'centre' {
  return /^(left|start|0)$/i.test(said.trim()) ? 'left' : 'centre';
}

export function mobileLookOf(values: MobileLookValues): Look {
  const colours = mobileColours(values);
  return {
    frame: 'phone',
    layout: 'horizontal',
    shape: {
      texts: values.navShowTxt,
      top: topPlace(values.topTxtPosition),
      icons: values.iconType === 'second' ? 'line' : 'filled',
    },
    variables: {
      '--top': colours.top,
      '--top-text': colours.topText,
      '--nav': colours.nav,
      '--nav-text': colours.navText,
      '--nav-chosen': colours.navChosen,
      '--primary': colours.primary,
      '--on-primary': '#ffffff',
      '--bubble': colours.bubble,
      '--on-bubble': '#111111',
    },
  };
}
