/** The names of a theme in other languages, as a package tags them: `en-US`. The name itself is the platform's Chinese. */
import { platformLanguages } from '../../../api/language-names/platform-languages.ts';
import { type Names, ownLanguage } from '../../common/names/languages.ts';
import type { PackageTheme } from './manifest.ts';

const others = platformLanguages.filter((lang) => lang !== ownLanguage);
const tagOf = (lang: string) => lang.replace('_', '-');

/** Nothing where it has none. */
export function packedNames(names: Names): Pick<PackageTheme, 'names'> {
  const said = others.flatMap((lang) => {
    const name = names[lang]?.trim() ?? '';
    return name === '' ? [] : [[tagOf(lang), name] as const];
  });
  return said.length > 0 ? { names: Object.fromEntries(said) } : {};
}

/** Those of languages that the platform has. */
export function namesOfPackage({ names = {} }: Pick<PackageTheme, 'names'>): Names {
  return Object.fromEntries(
    others.flatMap((lang) => {
      const name = names[tagOf(lang)]?.trim() ?? '';
      return name === '' ? [] : [[lang, name]];
    }),
  );
}
