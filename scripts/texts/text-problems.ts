/**
 * Finds faults in a folder of texts: a line for each missing or superfluous key, for differing placeholders, and for an
 * English sentence whose subject is nobody.
 */
import type { TextTree } from '../../src-shared/text/look-up.ts';
import { askedKey, keysOf } from './named-keys.ts';
import { languagesIn, readLanguage } from './read-texts.mjs';
import { typedBy } from './text-modules.mjs';

/** Plural forms that English does not have. */
const otherForms = /_(?:zero|two|few|many)$/;

export function textProblems(folder: string): string[] {
  const expected = readLanguage(folder, typedBy);
  const keys = new Set(keysOf(expected.tables));
  const placeholders = placeholdersOf(expected.tables);
  const missed = namelessSubjects(expected.tables);
  return [
    ...missed,
    ...languagesIn(folder).flatMap((language) => {
      const { tables, facts, problems } = readLanguage(folder, language);
      const textKeys = new Set(keysOf(tables));
      const isExtra = (key: string) =>
        !keys.has(key) && !(otherForms.test(key) && keys.has(`${askedKey(key)}_other`));
      return [
        ...problems,
        ...differences(Object.keys(expected.facts), Object.keys(facts)).map(
          (name) => `${language}/language.json: ${name} is there or in ${typedBy} alone.`,
        ),
        ...[...keys]
          .filter((key) => !textKeys.has(key))
          .map((key) => `${language}: ${key} is missing; ${typedBy} has it.`),
        ...[...textKeys].filter(isExtra).map((key) => `${language}: ${key} is not in ${typedBy}.`),
        ...[...placeholdersOf(tables)].flatMap(([key, names]) => {
          const other = differences([...names], [...(placeholders.get(key) ?? names)]);
          return other.length === 0
            ? []
            : [
                `${language}: ${key} and ${typedBy} differ in ${other.map((name) => `{{${name}}}`).join(', ')}.`,
              ];
        }),
      ];
    }),
  ];
}

/** A sentence without a question mark that begins with one of these words; “What’s new” is an idiom. */
const namelessSubject = /(?:^|[.:;?!] |\n)(Whoever|Whatever|What(?!’s)|Whom?)\b(?![^.;!]*\?)/;

/** English sentences whose subject is a clause: non-native readers look for the person or the thing. */
function namelessSubjects(tables: TextTree, above = ''): string[] {
  return Object.entries(tables).flatMap(([name, below]) => {
    if (typeof below !== 'string') return namelessSubjects(below, `${above}${name}.`);
    const [, word] = namelessSubject.exec(below) ?? [];
    return word === undefined
      ? []
      : [`${typedBy}: ${above}${name} begins a sentence with “${word}”; name the person or the thing.`];
  });
}

/** Placeholders of each text, over all its plural forms: one of them may write a number in words. */
function placeholdersOf(tables: TextTree): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const look = (tree: TextTree, above: string) => {
    for (const [name, below] of Object.entries(tree)) {
      if (typeof below !== 'string') {
        look(below, `${above}${name}.`);
        continue;
      }
      const placeholders = found.get(askedKey(above + name)) ?? new Set();
      for (const [, placeholder = ''] of below.matchAll(/\{\{(\w+)\}\}/g)) placeholders.add(placeholder);
      found.set(askedKey(above + name), placeholders);
    }
  };
  look(tables, '');
  return found;
}

/** Elements that only one of two lists has. */
function differences(one: readonly string[], other: readonly string[]): string[] {
  return [...one.filter((name) => !other.includes(name)), ...other.filter((name) => !one.includes(name))];
}
