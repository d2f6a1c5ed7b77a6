/** A theme as the preview draws it: the shape of its frame, and every region's look as CSS variables. */

import type { backLook, pageColours, TopicLayout } from '../../../api/themes/back-look.ts';
import type { MobileIcon, MobileThemeValues } from '../../../api/themes/mobile.ts';
import type { SpecialThemeValues } from '../../../api/themes/special.ts';
import type { BackThemeValues } from '../../../api/themes/standard.ts';

/** Regions of the frame, with the names of the groups of fields that set them. */
export const regions = ['nav', 'aside', 'search', 'other', 'tool', 'layout', 'base', 'icons'] as const;
export type Region = (typeof regions)[number];

export type BackLookName = keyof typeof backLook;
type PageColourName = keyof typeof pageColours;
export type BackLookValues = Pick<BackThemeValues, BackLookName | 'topicStyle' | 'dtu'>;
export type SpecialLookValues = Pick<SpecialThemeValues, PageColourName>;
/** The fields of the mobile frame, and the icons of its navigation in their order. */
export type MobileLookValues = MobileThemeValues['appTopic'] & {
  readonly icons: readonly (Pick<MobileIcon, 'iconKey' | 'iconText' | 'iconStatus'> &
    Partial<Pick<MobileIcon, 'iconDefault' | 'iconSelected'>>)[];
};

export interface LookValues {
  readonly pc: BackLookValues;
  readonly pcClient: BackLookValues;
  readonly special: SpecialLookValues;
  readonly h5: MobileLookValues;
}

export type LookVariable = `--${string}`;

export interface Look {
  readonly frame: 'web' | 'client' | 'phone';
  readonly layout: TopicLayout;
  /** The shape of each part of the frame, by name. */
  readonly shape: Readonly<Record<string, string>>;
  /** Values for CSS without any unparsed text of the theme. */
  readonly variables: Readonly<Record<LookVariable, string>>;
}
