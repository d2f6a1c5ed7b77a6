/** The changes that giving a theme's colours to another one makes in it, or the reason why there are none. */
import { parseColour } from '#shared/kit/colour/colour.ts';
import type { Edit } from '#shared/kit/merge.ts';
import type { AnyTheme } from '#shared/rules/themes/families.ts';
import { pairsOf } from '#shared/rules/themes/look/pairs.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { fixedColours } from '../parts/ThemeContrast/fix-pairs.ts';
import { rowLook } from '../row-look.ts';
import { formFields } from '../ThemeEditor/theme-kinds.ts';
import { newColours, sharedColours } from './shared-colours.ts';

export interface ColourPlan {
  readonly edits: Readonly<Record<string, Edit<string>>>;
  /** `none`: the two have no colour in common; `same`: the theme has these colours already. */
  readonly refusal: 'none' | 'same' | null;
  /** Texts that can be read now and cannot afterwards. */
  readonly unreadable: number;
}

interface PlannedTheme {
  readonly terminal: Terminal;
  readonly theme: AnyTheme;
}

/** `mends`: texts that could not be read get the nearest colours that can. */
export function colourPlan(source: object, { terminal, theme }: PlannedTheme, mends: boolean): ColourPlan {
  const look = rowLook(theme);
  // The fields' table belongs to the terminal of the row, hence the cast.
  const shared = sharedColours(formFields(terminal) as never, theme as never, source);
  const taken = newColours(theme, shared);
  if (Object.keys(taken).length === 0)
    return { edits: {}, refusal: Object.keys(shared).length === 0 ? 'none' : 'same', unreadable: 0 };
  const failedBefore = new Set(failing(terminal, look));
  const after = { ...look, ...taken };
  const broken = failing(terminal, after).filter((id) => !failedBefore.has(id));
  const mended = mends && broken.length > 0 ? fixedColours(terminal, after as never) : {};
  const colours = newColours(theme, { ...taken, ...mended });
  const left = failing(terminal, { ...look, ...colours }).filter((id) => !failedBefore.has(id));
  const stored = theme as unknown as Readonly<Record<string, unknown>>;
  const edits = Object.entries(colours).map(
    ([name, to]) => [name, { from: textOf(stored[name]), to }] as const,
  );
  return { edits: Object.fromEntries(edits), refusal: null, unreadable: left.length };
}

const failing = (terminal: Terminal, look: object) =>
  pairsOf(terminal, look as never)
    .filter(({ verdict }) => verdict === 'fails')
    .map(({ id }) => id);

const textOf = (value: unknown) => (typeof value === 'string' && parseColour(value) ? value : '');
