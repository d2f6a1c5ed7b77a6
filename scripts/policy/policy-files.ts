/**
 * Writes an organisation's policy templates from the program's own definitions: `node
 * scripts/policy/policy-files.ts`. A test compares the files.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { locationProblems } from '../../src-shared/rules/policy/policy-location-problems.ts';
import { type PolicyDocument, policyDocument } from '../../src-shared/rules/policy/policy-document.ts';
import { type SettingDefinition, settingDefinitions } from '../../src-shared/rules/settings/definitions.ts';
import { texts as everyText } from '../../src-shared/text/tables/console.ts';
import { languages } from '../../src-shared/text/types.ts';
import { between } from '../openapi/marks.ts';
import { adml, admx } from './group-policy.ts';
import { mobileConfig } from './mobile-config.ts';

export const policyRootFolder = join(import.meta.dirname, '../..');

/** Defaults and locks side by side, from which an organisation chooses. */
const example: PolicyDocument = policyDocument.parse({
  defaults: { language: 'zh-CN', tableDensity: 'compact' },
  locked: { journalDays: 365, checkForUpdates: false },
});

/** Path in the project and content of each file. */
export async function policyFiles(): Promise<Map<string, string>> {
  const document = 'docs/formats/policy.md';
  return new Map([
    [document, withTables(await readFile(join(policyRootFolder, document), 'utf8'))],
    ['resources/policy/steward.admx', admx()],
    ...languages.map((language): [string, string] => [
      `resources/policy/${language}/steward.adml`,
      adml(language, everyText[language]),
    ]),
    ['resources/policy/steward.mobileconfig', mobileConfig(example)],
    ['resources/policy/policy.json', `${JSON.stringify(example, null, 2)}\n`],
  ]);
}

function withTables(text: string): string {
  const { settings, policy } = everyText['en-US'];
  const tables = {
    settings: [
      '| name | value | in the registry | what it is |',
      '| --- | --- | --- | --- |',
      ...settingDefinitions.map((definition) => {
        const [value, registry] = valueWords(definition);
        const { title, help } = settings[definition.key];
        return `| \`${definition.key}\` | ${value} | ${registry} | ${title}. ${help} |`;
      }),
    ],
    problems: [
      '| code | what it means |',
      '| --- | --- |',
      ...locationProblems.map(
        (problem) =>
          `| \`${problem}\` | ${policy.problem[problem].replace('{{detail}}', problem === 'VALUE' ? '`Locked\\language`' : '`locked.language`')} |`,
      ),
    ],
  };
  return Object.entries(tables).reduce((page, [name, lines]) => between(name, page, lines), text);
}

function valueWords(definition: SettingDefinition): [string, string] {
  switch (definition.kind) {
    case 'choice':
      return [definition.choices.map((choice) => `\`"${choice}"\``).join(', '), '`REG_SZ`'];
    case 'switch':
      return ['`true`, `false`', '`REG_DWORD` 1, 0'];
    case 'number':
      return [`${definition.min} to ${definition.max} (${definition.unit})`, '`REG_DWORD`'];
  }
}

if (process.argv[1] === import.meta.filename) {
  for (const [path, text] of await policyFiles()) {
    await mkdir(dirname(join(policyRootFolder, path)), { recursive: true });
    await writeFile(join(policyRootFolder, path), text);
  }
}
