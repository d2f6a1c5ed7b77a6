/** A theme as it is drawn: what its frame is like, and the colours, fonts and pictures of every region as CSS variables. */

import type { backLook, TopicLayout } from '../../../api/themes/back-look.ts';
import type { MobileIcon, MobileThemeValues } from '../../../api/themes/mobile.ts';
import type { SpecialThemeValues } from '../../../api/themes/special.ts';
import type { BackThemeValues } from '../../../api/themes/standard.ts';

/** A region of the frame; named as the group of the fields that it is set by. */
export const regions = ['nav', 'aside', 'search', 'other', 'tool', 'layout', 'base', 'icons'] as const;
export type Region = (typeof regions)[number];

export type BackLookValues = Pick<BackThemeValues, keyof typeof backLook | 'topicStyle'>;
export type SpecialLookValues = Pick<SpecialThemeValues, 'primaryColor' | 'bubbleColor'>;
/** The mobile frame's own fields, flat, and the icons of its navigation in their order. */
export type MobileLookValues = MobileThemeValues['appTopic'] & {
  readonly icons: readonly (Pick<MobileIcon, 'iconKey' | 'iconText' | 'iconStatus'> &
    Partial<Pick<MobileIcon, 'iconDefault' | 'iconSelected'>>)[];
};

/** What each terminal's look is made of. */
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
  /** What the frame's parts are like: which of several shapes each has, by name. */
  readonly shape: Readonly<Record<string, string>>;
  /** Texts that CSS takes as they are: nothing that a theme said is in them but what was parsed. */
  readonly variables: Readonly<Record<LookVariable, string>>;
}
