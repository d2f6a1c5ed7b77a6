/** Names of a theme in other languages than its own, Chinese, with a package's language tags (`en-US`). */
import { platformLanguages } from '../../../api/language-names/platform-languages.ts';
import { type Names, ownLanguage } from '../../common/names/languages.ts';
import type { PackageTheme } from './manifest.ts';

const others = platformLanguages.filter((lang) => lang !== ownLanguage);
const tagOf = (lang: string) => lang.replace('_', '-');

/** An empty object for a theme without other names. */
export function packedNames(names: Names): Pick<PackageTheme, 'names'> {
  const said = others.flatMap((lang) => {
    const name = names[lang]?.trim() ?? '';
    return name === '' ? [] : [[tagOf(lang), name] as const];
  });
  return said.length > 0 ? { names: Object.fromEntries(said) } : {};
}

/** Only the names in languages that the platform has. */
export function namesOfPackage({ names = {} }: Pick<PackageTheme, 'names'>): Names {
  return Object.fromEntries(
    others.flatMap((lang) => {
      const name = names[tagOf(lang)]?.trim() ?? '';
      return name === '' ? [] : [[lang, name]];
    }),
  );
}
