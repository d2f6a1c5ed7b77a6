/** The form of custom CSS themes (spec 2§2, 2§3 "Custom CSS theme"; THM-051, 094, 095). */
import type { Fields } from '../../common/fields/field.ts';

export interface CssForm {
  readonly name: string;
  /** CSS as the user writes it; saving compiles it into the style sheet that pages load. */
  readonly content: string;
  /** Ids of the themes that it builds on, one in each line. */
  readonly refStyles: string;
  /** Name and state of the style sheet where they are not the documents' (2§3). Not fields of the form. */
  readonly sheetName?: string;
  readonly sheetState?: string;
}

/** Characters; the documents give no limit. */
export const cssLimit = 100_000;

export const cssFields: Fields<CssForm> = {
  name: {
    kind: 'text',
    label: 'themeFields.css.name',
    missing: 'themeFields.missing.topicName',
    required: true,
    most: 50,
  },
  content: {
    kind: 'code',
    label: 'themeFields.css.content',
    help: 'themeFields.css.contentHint',
    language: 'css',
    most: cssLimit,
    lines: 18,
  },
  refStyles: {
    kind: 'text',
    label: 'themeFields.css.refStyles',
    help: 'themeFields.css.refStylesHint',
    most: 1_000,
    lines: 2,
    mono: true,
  },
};
