/**
 * Creating and deleting themes of each family (spec 2§3, 2§7; THM-031, 103). A theme is created under an id fetched
 * before, disabled and without an appointment; a recreated theme asks for its old id. Enabling, appointing and sorting
 * are other calls.
 */
import type { Endpoint } from '../../../api/endpoint.ts';
import { mobileThemes } from '../../../api/themes/mobile.ts';
import { specialThemes } from '../../../api/themes/special.ts';
import { backThemes } from '../../../api/themes/standard.ts';
import type { MessageKey } from '../../../text/index.ts';
import { GoneRecord, type RecordKind, type RowWords } from '../../common/record/record.ts';
import { noRange } from '../../themes/fields/range-form.ts';
import { rowlessLabels } from '../../themes/fields/rowless-fields.ts';
import type { Terminal } from '../../themes/terminals.ts';
import { type ThemeLocator, themeInput, themeLocatorSchema } from '../../themes/theme-locator.ts';
import { themeReads } from './theme-reads.ts';
import { backThemeRecord, mobileThemeRecord, specialThemeRecord } from './theme-values-records.ts';

/** Form values of a theme, without those that other calls or the place decide. */
export type MadeTheme = Readonly<Record<string, unknown>>;
/** The list has no element or one. */
export interface ThemePresence {
  readonly there: readonly MadeTheme[];
}
type PresenceKind = RecordKind<ThemeLocator, ThemePresence>;

const elsewhere = ['topicStatus', 'topicType', 'topicSource', 'deptId', 'storedRange'];

export function madeTheme(form: object): MadeTheme {
  return Object.fromEntries(Object.entries(form).filter(([name]) => !elsewhere.includes(name)));
}

/** The fixed values of a new theme, which override the form's. */
function newTheme(theme: MadeTheme, { deptId, external }: ThemeLocator) {
  return {
    ...theme,
    topicStatus: false,
    topicType: 'teams',
    topicSource: external ? 'external' : '',
    deptId,
    storedRange: noRange.storedRange,
  };
}

/** Labels of values without a row in the editor; the page on which a theme is made decides the terminal. */
const others: Readonly<Record<string, MessageKey>> = {
  ...rowlessLabels,
  dtu: 'themes.preview.terminal',
};

/** A standard theme belongs to the web or to the desktop client. */
const clientWords = (dtu: unknown) =>
  [dtu === 'app-pc' ? 'themes.terminal.pcClient' : 'themes.terminal.pc'] as const;

type Calls = Readonly<Record<'add' | 'remove', Endpoint>>;

function presenceOf<Form extends object>(
  id: string,
  values: RecordKind<ThemeLocator, Form>,
  { add, remove }: Calls,
): PresenceKind {
  const { fields, shares } = values;
  const words = { fields, shares, others: Object.keys(others) } as Omit<RowWords, 'label'>;
  return {
    id,
    locator: themeLocatorSchema,
    touches: themeReads,
    countedFields: ['there'],
    madeAgain: () => 'themeActions.madeAgain',
    rows: {
      there: {
        ...words,
        words: (name, value) =>
          name === 'dtu' ? clientWords(value) : (values.words?.(name as never, value) ?? null),
        label(name, language) {
          const key = Object.hasOwn(fields ?? {}, name) ? undefined : others[name];
          return key ? { key } : values.label(name as never, language);
        },
      },
    },
    title: (_, { there }) => (there.length > 0 ? 'themeEditor.created' : 'themeActions.deleted'),
    label: () => ({ key: 'themes.title' }),
    rules: ({ there }) =>
      there
        .flatMap((made) => /* wall: written-theme-icons */ values.rules?.(made as Form) ?? [])
        .map(({ message }) => ({ name: 'there', message })),
    async read(ask, locator) {
      try {
        return { there: [madeTheme(await values.read(ask, locator, []))] };
      } catch (error) {
        if (error instanceof GoneRecord) return { there: [] };
        throw error;
      }
    },
    write(locator, { there: [wanted] }) {
      if (!wanted) return { endpoint: remove, input: themeInput(locator) };
      return {
        endpoint: add,
        input: values.write(locator, newTheme(wanted, locator) as unknown as Form, []).input,
      };
    },
    // The server may assign another id than the requested one.
    locatorAfter: (locator, answer) =>
      typeof answer === 'string' && answer !== '' ? { ...locator, id: answer } : locator,
  };
}

export const backThemePresence = presenceOf('backThemePresence', backThemeRecord, backThemes);
export const specialThemePresence = presenceOf('specialThemePresence', specialThemeRecord, specialThemes);
export const mobileThemePresence = presenceOf('mobileThemePresence', mobileThemeRecord, mobileThemes);

export function presenceAt(terminal: Terminal): PresenceKind {
  const kinds = { pc: backThemePresence, pcClient: backThemePresence, special: specialThemePresence };
  return terminal === 'h5' ? mobileThemePresence : kinds[terminal];
}
