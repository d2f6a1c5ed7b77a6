import type { TopicLayout } from '#shared/api/themes/back-look.ts';
import type { Region } from '#shared/rules/themes/look/look.ts';
import type { PreviewMenu } from '#state/preview-menus.ts';

/** A tenant's own brand. */
export interface PreviewBrand {
  /** Where the picture of its logo is; null: the sample's. */
  readonly logo: string | null;
  /** Beside the logo; null: the logo stands alone. */
  readonly name: string | null;
}

/** What every frame is given. */
export interface FrameProps {
  readonly layout: TopicLayout;
  readonly shape: Readonly<Record<string, string>>;
  readonly appearance: string;
  readonly brand?: PreviewBrand | undefined;
  /** The tenant's; none: samples. */
  readonly menus: readonly PreviewMenu[];
  readonly region: Region | null;
  readonly onRegion: ((region: Region) => void) | null;
}
