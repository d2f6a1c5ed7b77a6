/** Findings about the fields of a theme in a package; none of them prevents the import. */
import { checkFields } from '../../common/fields/check-fields.ts';
import { compileCss } from '../css/compile-css.ts';
import { backFields } from '../fields/back-fields.ts';
import { cssFields } from '../fields/css-fields.ts';
import { mobileFields } from '../fields/mobile-fields.ts';
import { checkIcons } from '../fields/mobile-icons.ts';
import { specialFields } from '../fields/special-fields.ts';
import { type Pair, pairsOf } from '../look/pairs.ts';
import { type PackageFinding, safeArchiveName } from './findings.ts';
import type { PackagePart, PackageTheme } from './manifest.ts';
import { fieldsOfPart, formOfPackageTheme, portableRows, withoutPictures } from './portable.ts';

/** Most findings that are listed for one theme. */
const most = 50;

export function checkTheme(theme: PackageTheme, part: PackagePart): PackageFinding[] {
  return [
    ...outsideFields(theme, part),
    ...wrongKinds(theme),
    ...wrongFields(theme),
    ...lowContrast(theme, part),
  ].slice(0, most);
}

function at({ key }: PackageTheme, field: string): string {
  return `${key}.${field}`;
}

function outsideFields(theme: PackageTheme, part: PackagePart): PackageFinding[] {
  const known = fieldsOfPart(theme.family, part);
  return Object.keys(theme.fields)
    .filter((name) => !known.includes(name))
    .map((name) => ({ code: 'FIELD_OUTSIDE', severity: 'problem', where: at(theme, name) }));
}

/** Values of the wrong type, such as a text for a number or a list for a colour. */
function wrongKinds(theme: PackageTheme): PackageFinding[] {
  const rows = portableRows(theme.family);
  return Object.entries(theme.fields).flatMap(([name, value]): PackageFinding[] => {
    const row = rows.get(name);
    const fits =
      row === undefined
        ? (name !== 'icons' && name !== 'titleShowWay') || Array.isArray(value)
        : row.kind === 'number'
          ? value === null || typeof value === 'number'
          : row.kind === 'switch'
            ? typeof value === 'boolean'
            : typeof value === 'string';
    return fits ? [] : [{ code: 'FIELD_INVALID', severity: 'problem', where: at(theme, name) }];
  });
}

function wrongFields(theme: PackageTheme): PackageFinding[] {
  if (wrongKinds(theme).length > 0) return [];
  const themeForm = formOfPackageTheme(theme);
  const form = withoutPictures(themeForm.form);
  const wrong =
    themeForm.family === 'backTopic'
      ? checkFields(backFields, form as typeof themeForm.form)
      : themeForm.family === 'featureTopic'
        ? checkFields(specialFields, form as typeof themeForm.form)
        : themeForm.family === 'appTopic'
          ? [...checkFields(mobileFields, form as typeof themeForm.form), ...checkIcons(themeForm.form.icons)]
          : checkFields(cssFields, form as typeof themeForm.form);
  const findings = wrong.map(
    ({ name }): PackageFinding => ({ code: 'FIELD_INVALID', severity: 'problem', where: at(theme, name) }),
  );
  if (themeForm.family !== 'css') return findings;
  const dropped = compileCss(themeForm.form.content).dropped.map(
    ({ name, line }): PackageFinding => ({
      code: 'CSS_DROPPED',
      severity: 'problem',
      where: at(theme, 'content'),
      details: { name: safeArchiveName(name), line },
    }),
  );
  return [...findings, ...dropped];
}

/** Colour pairs that fail WCAG AA, the documents' own apart; only for packages with colours. */
function lowContrast(theme: PackageTheme, part: PackagePart): PackageFinding[] {
  if (part === 'icons' || wrongKinds(theme).length > 0) return [];
  return pairsOfTheme(theme)
    .filter(({ verdict, isDocumented }) => verdict === 'fails' && !isDocumented)
    .map(({ id, ratio, field }) => ({
      code: 'CONTRAST',
      severity: 'note',
      where: at(theme, field ?? id),
      details: { pair: id, ratio: Math.floor(ratio * 100) / 100 },
    }));
}

/** The colour pairs of a theme; a CSS theme has none. */
export function pairsOfTheme(
  theme: Pick<PackageTheme, 'family' | 'terminal' | 'style' | 'name' | 'fields'>,
): readonly Pair[] {
  const made = formOfPackageTheme(theme);
  if (made.family === 'css') return [];
  if (made.family === 'appTopic') return pairsOf('h5', made.form);
  if (made.family === 'featureTopic') return pairsOf('special', made.form);
  return pairsOf(theme.terminal === 'pcClient' ? 'pcClient' : 'pc', made.form);
}
