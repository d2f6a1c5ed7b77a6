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

/** What somebody has to work with: applications by group, and what they create by one press. */
export interface PreviewBoard {
  readonly groups: readonly {
    readonly id: string;
    readonly name: string;
    /** Lines that it takes. */
    readonly line: number;
    readonly apps: readonly PreviewNamed[];
  }[];
  readonly create: readonly PreviewNamed[];
  /** Whether it has a search of its own. */
  readonly search: boolean;
}

interface PreviewNamed {
  readonly id: string;
  readonly name: string;
}

/** What every frame is given. */
export interface FrameProps {
  readonly layout: TopicLayout;
  readonly shape: Readonly<Record<string, string>>;
  readonly appearance: string;
  readonly brand?: PreviewBrand | undefined;
  /** The tenant's; none: samples. */
  readonly menus: readonly PreviewMenu[];
  /** In place of the sample page; null: the sample. */
  readonly board: PreviewBoard | null;
  readonly region: Region | null;
  readonly onRegion: ((region: Region) => void) | null;
}
