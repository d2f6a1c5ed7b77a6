/** Fields of a theme that a package carries: look and name. People, state and owner stay with the tenant. */
import type { AnyRow, Fields } from '../../common/fields/field.ts';
import { rowsOf } from '../../common/fields/field.ts';
import { newBackTheme, newCssTheme, newMobileTheme, newSpecialTheme } from '../defaults.ts';
import { backFields } from '../fields/back-fields.ts';
import { cssFields } from '../fields/css-fields.ts';
import { mobileFields } from '../fields/mobile-fields.ts';
import { specialFields } from '../fields/special-fields.ts';
import { withFittingSearch } from '../look/back-look-table.ts';
import { lookTables } from '../look/look-of.ts';
import type { AnyLookTable } from '../look/look-table.ts';
import { assetPath, type PackageFamily, type PackagePart, type PackageTheme } from './manifest.ts';

type Tables = Readonly<Record<PackageFamily, Fields<never>>>;

/** Stand-in tables for the check of a family's fields, which needs only names; missing fields have defaults. */
const tables: Tables = {
  backTopic: backFields as Fields<never>,
  featureTopic: specialFields as Fields<never>,
  appTopic: mobileFields as Fields<never>,
  css: cssFields as Fields<never>,
};

/** Fields that the manifest has elsewhere, or that belong to the tenant. */
const elsewhere: readonly string[] = ['topicName', 'topicStyle', 'topicStatus', 'name', 'refStyles'];

/** The rows that a package carries for this family, by name. */
export function portableRows(family: PackageFamily): ReadonlyMap<string, AnyRow<never>> {
  return portable[family];
}

function rowsThatTravel(table: Fields<never>): ReadonlyMap<string, AnyRow<never>> {
  const rows: [string, AnyRow<never>][] = rowsOf<Record<string, never>>(table as never) as never;
  return new Map(rows.filter(([name, { kind }]) => kind !== 'shares' && !elsewhere.includes(name)));
}

const portable: Readonly<Record<PackageFamily, ReadonlyMap<string, AnyRow<never>>>> = {
  backTopic: rowsThatTravel(tables.backTopic),
  featureTopic: rowsThatTravel(tables.featureTopic),
  appTopic: rowsThatTravel(tables.appTopic),
  css: rowsThatTravel(tables.css),
};

/** Fields without a row in the form: the titles with their order, and a phone's icons. */
const undrawn: Readonly<Record<PackageFamily, readonly string[]>> = {
  backTopic: ['titleShowWay'],
  featureTopic: ['titleShowWay'],
  appTopic: ['titleShowWay', 'icons'],
  css: [],
};

const navigationGroups: readonly string[] = ['nav', 'aside', 'tool', 'layout', 'icons'].map(
  (group) => `themeFields.group.${group}`,
);
const iconFields = new Set([
  'icons',
  ...Object.values(lookTables).flatMap((table) =>
    Object.entries<AnyLookTable[string]>(table).flatMap(([name, { ofIcons }]) => (ofIcons ? [name] : [])),
  ),
]);

/** Names of the fields in a package of this part, in the order of the form. */
export function fieldsOfPart(family: PackageFamily, part: PackagePart): string[] {
  const all: readonly (readonly [string, AnyRow<never> | null])[] = [
    ...portableRows(family),
    ...undrawn[family].map((name) => [name, null] as const),
  ];
  const holds = (name: string, row: AnyRow<never> | null): boolean => {
    if (part === 'whole') return true;
    if (part === 'colours') return row?.kind === 'colour';
    if (part === 'icons') return iconFields.has(name);
    return name === 'icons' || navigationGroups.includes(row?.group ?? '');
  };
  return all.filter(([name, row]) => holds(name, row)).map(([name]) => name);
}

/** A new theme's form with the package's values over it; pictures keep their `assetPath` form. */
export function formOfPackageTheme(
  theme: Pick<PackageTheme, 'family' | 'terminal' | 'style' | 'name' | 'fields'>,
) {
  const where = { deptId: '' };
  const style = theme.style ?? 'dark';
  const name = { topicName: theme.name };
  switch (theme.family) {
    case 'backTopic': {
      const dtu = theme.terminal === 'pcClient' ? 'app-pc' : 'pc';
      const form = { ...newBackTheme(dtu, style, where), ...theme.fields, ...name };
      return {
        family: 'backTopic',
        form: withFittingSearch(form as ReturnType<typeof newBackTheme>),
      } as const;
    }
    case 'featureTopic': {
      const form = { ...newSpecialTheme(where), ...theme.fields, ...name };
      return { family: 'featureTopic', form: form as ReturnType<typeof newSpecialTheme> } as const;
    }
    case 'appTopic': {
      const form = { ...newMobileTheme(style, where, (key) => key), ...theme.fields, ...name };
      return { family: 'appTopic', form: form as ReturnType<typeof newMobileTheme> } as const;
    }
    default: {
      const form = { ...newCssTheme, ...theme.fields, name: theme.name };
      return { family: 'css', form: form as typeof newCssTheme } as const;
    }
  }
}

/** The form with empty pictures: their addresses are the package's own, which the platform's rules would refuse. */
export function withoutPictures<Form extends object>(form: Form): Form {
  const rid = (value: unknown): unknown => {
    if (assetPath(value) !== null) return '';
    if (!Array.isArray(value)) return value;
    return value.map((one: object) =>
      Object.fromEntries(
        Object.entries(one).map(([name, said]) => [name, assetPath(said) === null ? said : '']),
      ),
    );
  };
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, rid(value)])) as Form;
}
