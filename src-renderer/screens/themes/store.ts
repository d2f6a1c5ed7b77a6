/** The cloud store's type and calls by terminal (spec 2§4, 2§7; THM-108, 109). */

import type { ThemeFamily } from '#shared/api/themes/context.ts';
import {
  createBackFromCloud,
  createMobileFromCloud,
  createSpecialFromCloud,
  preCreateBack,
  preCreateMobile,
  preCreateSpecial,
  type StoreType,
  uploadBackTheme,
  uploadMobileTheme,
  uploadSpecialTheme,
} from '#shared/api/themes/packages.ts';
import { type Terminal, terminalFacts } from '#shared/rules/themes/terminals.ts';

interface Store {
  readonly type: StoreType;
  readonly upload: typeof uploadBackTheme;
  readonly preCreate: typeof preCreateBack;
  readonly create: typeof createBackFromCloud;
}

const stores: Readonly<Record<ThemeFamily, Store>> = {
  backTopic: {
    type: 'standardTheme',
    upload: uploadBackTheme,
    preCreate: preCreateBack,
    create: createBackFromCloud,
  },
  featureTopic: {
    type: 'characterTheme',
    upload: uploadSpecialTheme,
    preCreate: preCreateSpecial,
    create: createSpecialFromCloud,
  },
  appTopic: {
    type: 'mobileTheme',
    upload: uploadMobileTheme,
    preCreate: preCreateMobile,
    create: createMobileFromCloud,
  },
};

export function storeOf(terminal: Terminal): Store {
  return stores[terminalFacts[terminal].family];
}

/** The colour by which a theme of the store is known: the primary one. */
export function storeColour({ primaryColor }: { readonly primaryColor: string }): string {
  return primaryColor;
}
