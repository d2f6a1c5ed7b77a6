/** An entry of the palette. */

/** In display order while nothing is typed. */
export const sections = [
  'starred',
  'recent',
  'pages',
  'tabs',
  'actions',
  'platform',
  'commands',
  'settings',
  'labels',
  'applications',
  'departments',
  'people',
  'tenants',
] as const;
export type PaletteSection = (typeof sections)[number];

export interface PaletteItem {
  readonly id: string;
  readonly section: PaletteSection;
  readonly label: string;
  /** The item's name in the console's other language, which matches as well as the label. */
  readonly otherName?: string;
  /** Text beside the label: the menu group, a state. */
  readonly hint: string;
  /** Further search words: code, path, purpose. */
  readonly also: string;
  /** Synonyms of the name, in all languages. */
  readonly synonyms?: string;
  readonly run: () => void;
  /**
   * Source of an item from the server, which is never recent or starred. `search`: found by the server's search, shown
   * whatever was typed. `read`: from earlier reads, shown only when it matches the typed text.
   */
  readonly of?: 'search' | 'read';
  /** The name's spelling in Latin letters, where it was made ahead; without it the Chinese name is spelled each time. */
  readonly sound?: string;
  /** Found in spite of a typing error. */
  readonly isSimilar?: boolean;
}
