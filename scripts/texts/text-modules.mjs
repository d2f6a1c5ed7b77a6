/**
 * Modules that the program imports in place of its texts' JSON files: one for each table and language, one for all
 * texts of the console, and each again as one object by language (docs/decisions/034-texts-as-data.md).
 */
import { languagesIn, readLanguage } from './read-texts.mjs';

/** The language whose keys determine the type of the others. */
export const typedBy = 'en-US';

/** Tables outside the console's own chunk: other shells use them, or a file that is loaded for them alone. */
const outsideConsole = [
  'cli',
  'desktop',
  'languageNames',
  'licenceReport',
  'menu',
  'moduleNotice',
  'policyTemplate',
  'start',
];

/** @param {string} key */
export function isOfConsole(key) {
  return !outsideConsole.includes(key);
}

/**
 * Path and content of each module.
 *
 * @param {string} folder
 * @returns {Map<string, string>}
 */
export function textModules(folder) {
  const languages = languagesIn(folder);
  const read = new Map(languages.map((language) => [language, readLanguage(folder, language)]));
  const keys = Object.keys(read.get(typedBy).tables).sort();
  const ofConsole = keys.filter(isOfConsole);
  const modules = new Map();
  const add = (path, lines) =>
    modules.set(path, `/** Made of JSON files by scripts/texts/text-modules.mjs. */\n${lines.join('\n')}\n`);
  for (const [language, { tables, parts }] of read) {
    for (const key of keys) add(`${language}/${fileOf(key)}`, tableModule(key, tables[key] ?? {}, parts));
    // The bundler names the chunk after the folder.
    add(`${language}/index.ts`, [
      ...ofConsole.map((key) => `import { ${key} } from './${fileOf(key)}';`),
      `export const texts = { ${ofConsole.join(', ')} };`,
    ]);
    // A build reduces it to the texts of the first picture (scripts/build/plain-data.ts).
    add(`${language}/first.ts`, ["export { texts } from './index.ts';"]);
  }
  for (const key of keys) add(fileOf(key), byLanguage(languages, fileOf(key), key));
  add('console.ts', byLanguage(languages, 'index.ts', 'texts'));
  add('lazy/console.ts', lazyByLanguage(languages, 'index.ts'));
  for (const name of ['first', ...keys.filter((key) => !isOfConsole(key))])
    add(`lazy/${fileOf(name)}`, lazyByLanguage(languages, fileOf(name)));
  add('languages.ts', [`export const languages = ${JSON.stringify(languages)} as const;`]);
  const facts = Object.fromEntries([...read].map(([language, found]) => [language, found.facts]));
  add('language-traits.ts', [`export const languageTraits: object = ${JSON.stringify(facts, null, 2)};`]);
  return modules;
}

/** `accountCases` is in `account-cases.ts`. */
function fileOf(key) {
  return `${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
}

/** A part of several texts in the table is written once. */
function tableModule(key, table, parts) {
  const whole = sourceOf(table);
  const shared = [...new Set(parts.map(inner))]
    .filter((part) => part.length > 80 && whole.split(part).length > 2)
    .sort((one, other) => other.length - one.length);
  let source = whole;
  shared.forEach((part, at) => {
    source = source.replaceAll(part, `" + part${at} + "`);
  });
  return [...shared.map((part, at) => `const part${at} = "${part}";`), `export const ${key} = ${source};`];
}

function inner(text) {
  return JSON.stringify(text).slice(1, -1);
}

/** Written as an object of code, which is smaller without quotes where it is not minified. */
function sourceOf(value) {
  if (typeof value === 'string') return JSON.stringify(value);
  const nameOf = (name) => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));
  const entries = Object.entries(value).map(([name, below]) => `${nameOf(name)}: ${sourceOf(below)}`);
  return `{\n${entries.join(',\n')}\n}`;
}

function byLanguage(languages, file, name) {
  const nameOf = (language) => language.replace(/\W/g, '_');
  return [
    "import type { languages } from './languages.ts';",
    ...languages.map((language) => `import { ${name} as ${nameOf(language)} } from './${language}/${file}';`),
    `type Table = typeof ${nameOf(typedBy)};`,
    `export const ${name}: Readonly<Record<(typeof languages)[number], Table>> = {`,
    ...languages.map((language) => `  '${language}': ${nameOf(language)},`),
    '};',
  ];
}

/** Like `byLanguage`, with dynamic imports. */
function lazyByLanguage(languages, file) {
  return [
    "import type { languages } from '../languages.ts';",
    `type File = typeof import('../${typedBy}/${file}');`,
    'export const load: Readonly<Record<(typeof languages)[number], () => Promise<File>>> = {',
    ...languages.map((language) => `  '${language}': () => import('../${language}/${file}'),`),
    '};',
  ];
}
