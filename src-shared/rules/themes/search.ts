/** When a theme has fields for the style and position of its search (spec 2§4); the form and the preview ask it. */
import type { BackThemeValues } from '../../api/themes/standard.ts';

type Said = Pick<BackThemeValues, 'topicStyle' | 'topicLayout' | 'searchShowType'>;

/** Expanded search has no room beside the client's vertical navigation. */
export function hasNoRoomToExpand({ topicStyle, topicLayout }: Omit<Said, 'searchShowType'>): boolean {
  return topicStyle === 'client' && topicLayout === 'vertical';
}

/** Only the client style with expanded search and without a vertical layout has a position for the search. */
export function asksSearchPlace({ topicStyle, topicLayout, searchShowType }: Said): boolean {
  return topicStyle === 'client' && topicLayout !== 'vertical' && searchShowType === 'expand';
}
