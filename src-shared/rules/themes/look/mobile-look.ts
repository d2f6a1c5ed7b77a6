/** The look of a mobile theme (2§3 "Mobile (H5) theme", 2§9). */
import { themeConstants } from '../constants.ts';
import type { Look, MobileLookValues } from './look.ts';
import { cssColour } from './values.ts';

const usual = {
  topText: '#ffffff',
  nav: '#ffffff',
  navText: '#666666',
} as const;

export function mobileColours(values: Omit<MobileLookValues, 'icons'>) {
  const main = cssColour(values.mainColor, themeConstants.primary);
  return {
    top: cssColour(values.topBgColor, themeConstants.navigation.dark),
    topText: cssColour(values.topTxtColor, usual.topText),
    nav: cssColour(values.navBgColor, usual.nav),
    navText: cssColour(values.navColorDefault, usual.navText),
    navChosen: cssColour(values.navColorSelected, main),
    primary: main,
    bubble: cssColour(values.bubbleColor, themeConstants.bubble.mobile),
  };
}

/** The documents do not list the values: any word for left means left, anything else centre. */
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
