import type { TopicLayout } from '#shared/api/themes/back-look.ts';
import type { Region } from '#shared/rules/themes/look/look.ts';

/** What every frame is given. */
export interface FrameProps {
  readonly layout: TopicLayout;
  readonly shape: Readonly<Record<string, string>>;
  readonly appearance: string;
  readonly region: Region | null;
  readonly onRegion: ((region: Region) => void) | null;
}
