/**
 * Finds faults in a folder of texts: a line for each missing or superfluous key, for differing placeholders, and for an
 * English sentence that names nobody, or that non-native readers misread.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  return [
    ...unclearSentences(expected.tables),
    ...languagesIn(folder).flatMap((language) => namelessComments(folder, language)),
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

/** Idioms that non-native readers take by their single words, each with the plain word. */
const idioms: readonly (readonly [idiom: RegExp, plain: string])[] = [
  [/\bfor good\b/i, 'permanently'],
  [/\blooked at\b/i, 'checked'],
  [/\bover there\b/i, 'on the other platform'],
  [/\bgoes by\b/i, 'uses'],
  [/\bl(?:ie|ying) over each other\b/i, 'overlap'],
  [/\b(?:Forget (?:all|this|the)|Drop (?:all|this))\b/, 'Remove'],
];

function unclearSentences(tables: TextTree, above = ''): string[] {
  return Object.entries(tables).flatMap(([name, below]) => {
    if (typeof below !== 'string') return unclearSentences(below, `${above}${name}.`);
    const key = `${typedBy}: ${above}${name}`;
    const [, word] = namelessSubject.exec(below) ?? [];
    return [
      ...(word === undefined
        ? []
        : [`${key} begins a sentence with “${word}”; name the person or the thing.`]),
      ...idioms
        .filter(([idiom]) => idiom.test(below))
        .map(([idiom, plain]) => `${key} says “${idiom.exec(below)?.[0]}”; say “${plain}”.`),
    ];
  });
}

/** Comments for translators follow the rule of comments: the subject is a noun. */
function namelessComments(folder: string, language: string): string[] {
  return globSync('**/*.json', { cwd: join(folder, language) }).flatMap((file) => {
    const [, word] =
      /"\$comment": ?"(Wh(?:at|o|om|oever|atever|y|ere|ich|en)|How)\b/.exec(
        readFileSync(join(folder, language, file), 'utf8'),
      ) ?? [];
    return word === undefined
      ? []
      : [`${language}/${file}: a $comment begins with “${word}”; begin with a noun.`];
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
