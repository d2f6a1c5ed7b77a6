import type { TopicLayout } from '#shared/api/themes/back-look.ts';
import type { Region } from '#shared/rules/themes/look/look.ts';
import type { PreviewMenu } from '#state/preview-menus.ts';
import type { SamplePage } from './sample-page.ts';

export interface PreviewBrand {
  /** Address of the logo's picture; null for the sample's. */
  readonly logo: string | null;
  /** Name beside the logo; null for the logo alone. */
  readonly name: string | null;
}

/** A person's launcher: applications by group, and the entries of quick creation. */
export interface PreviewBoard {
  /** Name of the person's tenant, in place of the sample's. */
  readonly tenant: string;
  /** The letters of the person's picture; '' for nobody by name. */
  readonly letters: string;
  readonly groups: readonly {
    readonly id: string;
    readonly name: string;
    readonly line: number;
    readonly apps: readonly PreviewNamed[];
  }[];
  readonly create: readonly PreviewNamed[];
  /** Whether the launcher has a search of its own. */
  readonly search: boolean;
}

interface PreviewNamed {
  readonly id: string;
  readonly name: string;
}

export interface FrameProps {
  readonly layout: TopicLayout;
  readonly shape: Readonly<Record<string, string>>;
  readonly appearance: string;
  readonly brand?: PreviewBrand | undefined;
  /** The tenant's menus; samples if empty. */
  readonly menus: readonly PreviewMenu[];
  /** Replaces the sample page; null keeps it. */
  readonly board: PreviewBoard | null;
  readonly sample: SamplePage;
  /** The window is narrower than the usual one. */
  readonly narrow: boolean;
  readonly region: Region | null;
  readonly onRegion: ((region: Region) => void) | null;
}
