/** When a theme says how and where its search is (spec 2§4): asked by the form, and by what draws it. */
import type { BackThemeValues } from '../../api/themes/standard.ts';

type Said = Pick<BackThemeValues, 'topicStyle' | 'topicLayout' | 'searchShowType'>;

/** Expanded search has no room beside a vertical navigation of the client. */
export function hasNoRoomToExpand({ topicStyle, topicLayout }: Omit<Said, 'searchShowType'>): boolean {
  return topicStyle === 'client' && topicLayout === 'vertical';
}

/** Where the search stands is asked for with the client style, expanded search and no vertical layout. */
export function asksSearchPlace({ topicStyle, topicLayout, searchShowType }: Said): boolean {
  return topicStyle === 'client' && topicLayout !== 'vertical' && searchShowType === 'expand';
}
