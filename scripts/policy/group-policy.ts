/**
 * The template of group policies ([MS-GPREG], ADMX/ADML): every setting as a default and as a lock, and the whole
 * document as one text. src-main/services/policy/registry.ts reads the resulting registry values.
 */
import { type SettingDefinition, settingDefinitions } from '../../src-shared/rules/settings/definitions.ts';
import type { Texts } from '../../src-shared/text/index.ts';
import { nameOfLanguage } from '../../src-shared/text/language-traits.ts';
import { policyTemplate } from '../../src-shared/text/tables/policy-template.ts';
import type { Language } from '../../src-shared/text/types.ts';
import { element, type WrittenXmlElement, xmlDocument } from './xml.ts';

const root = 'Software\\Policies\\Steward';
const namespaces = {
  'xmlns:xsd': 'http://www.w3.org/2001/XMLSchema',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  xmlns: 'http://schemas.microsoft.com/GroupPolicy/2006/07/PolicyDefinitions',
  revision: '1.0',
  schemaVersion: '1.0',
};
const parts = ['Locked', 'Defaults'] as const;

export function admx(): string {
  const category = (name: string, parent: string | null) =>
    element(
      'category',
      { name, displayName: `$(string.${name})` },
      parent === null ? [] : [element('parentCategory', { ref: parent })],
    );
  return xmlDocument(
    element('policyDefinitions', namespaces, [
      element('policyNamespaces', {}, [
        element('target', { prefix: 'steward', namespace: 'Steward.Policies.Steward' }),
      ]),
      element('resources', { minRequiredRevision: '1.0' }),
      element('supportedOn', {}, [
        element('definitions', {}, [
          element('definition', { name: 'Supported', displayName: '$(string.Supported)' }),
        ]),
      ]),
      element('categories', {}, [
        category('Steward', null),
        ...parts.map((part) => category(part, 'Steward')),
      ]),
      element('policies', {}, [
        ...parts.flatMap((part) => settingDefinitions.map((definition) => policyOf(definition, part))),
        wholeDocument(),
      ]),
    ]),
  );
}

function policyOf(definition: SettingDefinition, part: (typeof parts)[number]): WrittenXmlElement {
  const { key, kind } = definition;
  const flag = kind === 'switch';
  return element(
    'policy',
    {
      name: `${part}_${key}`,
      class: 'Both',
      displayName: `$(string.${key})`,
      explainText: `$(string.${key}_help)`,
      key: `${root}\\${part}`,
      ...(flag ? { valueName: key } : { presentation: `$(presentation.${key})` }),
    },
    [
      element('parentCategory', { ref: part }),
      element('supportedOn', { ref: 'Supported' }),
      ...(flag
        ? [
            element('enabledValue', {}, [element('decimal', { value: 1 })]),
            element('disabledValue', {}, [element('decimal', { value: 0 })]),
          ]
        : [element('elements', {}, [valueElement(definition)])]),
    ],
  );
}

function valueElement(definition: Exclude<SettingDefinition, { kind: 'switch' }>): WrittenXmlElement {
  const named = { id: definition.key, valueName: definition.key, required: 'true' };
  if (definition.kind === 'number') {
    return element('decimal', { ...named, minValue: definition.min, maxValue: definition.max });
  }
  return element(
    'enum',
    named,
    definition.choices.map((choice) =>
      element('item', { displayName: `$(string.${definition.key}_${choice})` }, [
        element('value', {}, [element('string', {}, choice)]),
      ]),
    ),
  );
}

function wholeDocument(): WrittenXmlElement {
  return element(
    'policy',
    {
      name: 'Policy',
      class: 'Both',
      displayName: '$(string.Policy)',
      explainText: '$(string.Policy_help)',
      key: root,
      presentation: '$(presentation.Policy)',
    },
    [
      element('parentCategory', { ref: 'Steward' }),
      element('supportedOn', { ref: 'Supported' }),
      element('elements', {}, [
        element('text', { id: 'Policy', valueName: 'Policy', required: 'true', maxLength: 1048576 }),
      ]),
    ],
  );
}

export function adml(language: Language, { settings }: Texts): string {
  const words = policyTemplate[language];
  const string = (id: string, text: string) => element('string', { id }, text);
  return xmlDocument(
    element('policyDefinitionResources', namespaces, [
      element('displayName', {}, 'Steward'),
      element('description', {}, words.description),
      element('resources', {}, [
        element('stringTable', {}, [
          string('Supported', words.supported),
          string('Steward', 'Steward'),
          string('Locked', words.locked),
          string('Defaults', words.defaults),
          string('Policy', words.policy),
          string('Policy_help', words.policyHelp),
          ...settingDefinitions.flatMap((definition) => [
            string(definition.key, settings[definition.key].title),
            string(`${definition.key}_help`, settings[definition.key].help),
            ...choicesOf(definition, settings).map(([choice, text]) =>
              string(`${definition.key}_${choice}`, text),
            ),
          ]),
        ]),
        element('presentationTable', {}, [
          ...settingDefinitions.flatMap((definition) => presentation(definition, settings)),
          element('presentation', { id: 'Policy' }, [
            element('textBox', { refId: 'Policy' }, [element('label', {}, words.policyLabel)]),
          ]),
        ]),
      ]),
    ]),
  );
}

function choicesOf(definition: SettingDefinition, settings: Texts['settings']): [string, string][] {
  if (definition.kind !== 'choice') return [];
  const texts = Reflect.get(settings[definition.key], 'choices') as Record<string, string>;
  return definition.choices.map((choice) => [choice, nameOfLanguage(choice) ?? texts[choice] ?? choice]);
}

function presentation(definition: SettingDefinition, settings: Texts['settings']): WrittenXmlElement[] {
  const { key, kind } = definition;
  if (kind === 'switch') return [];
  const label = `${settings[key].title}:`;
  const control =
    kind === 'choice'
      ? element('dropdownList', { refId: key, noSort: 'true', defaultItem: 0 }, label)
      : element(
          'decimalTextBox',
          { refId: key, defaultValue: 90 },
          `${settings[key].title} (${settings.unit[definition.unit]}):`,
        );
  return [element('presentation', { id: key }, [control])];
}
