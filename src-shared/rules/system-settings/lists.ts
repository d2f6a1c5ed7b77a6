/** Fields of templates, rules and agreements (spec 1§2.1, 1§7.4; GEN-006, 046 to 053, FRAME-049, 052). */
import { platformLanguages } from '../../api/language-names/platform-languages.ts';
import {
  type AgreementValues,
  agreementLanguages,
  agreements,
  agreementTypes,
  type RuleConfigValues,
  ruleConfigs,
  rulePatterns,
  ruleTargets,
  type TemplateValues,
  templates,
  templateTypes,
} from '../../api/system-settings/lists.ts';
import type { Fields } from '../common/fields/field.ts';
import { listKind } from '../common/record/plain-list.ts';
import { unknownPlaceholder } from './placeholders.ts';

const languages = <L extends (typeof platformLanguages)[number]>(all: readonly L[]) =>
  all.map((value) => ({ value, label: `templates.languages.${value}` as const }));
const known = (text: string) => {
  const name = unknownPlaceholder(text);
  return name === null ? null : ({ key: 'templates.unknown', params: { name } } as const);
};

const templateFields: Fields<TemplateValues> = {
  templateName: { kind: 'text', label: 'templates.name', most: 60, required: true },
  templateType: {
    kind: 'choice',
    label: 'templates.type',
    required: true,
    options: templateTypes.map((value) => ({ value, label: `templates.types.${value}` as const })),
  },
  langType: {
    kind: 'choice',
    look: 'list',
    label: 'templates.language',
    required: true,
    options: languages(platformLanguages),
  },
  title: {
    kind: 'text',
    label: 'templates.subject',
    most: 120,
    help: 'templates.placeholders',
    when: ({ templateType }) => templateType !== 'sms',
    check: known,
  },
  content: {
    kind: 'richText',
    label: 'templates.content',
    most: 4000,
    required: true,
    help: 'templates.placeholders',
    check: known,
  },
  enabled: { kind: 'switch', label: 'templates.enabled' },
};
export const templateList = listKind('basicTemplate', templates, templateFields, 'templates', {
  initialValues: { enabled: true },
});

const ruleFields: Fields<RuleConfigValues> = {
  ruleName: { kind: 'text', label: 'ruleConfigs.name', most: 60, required: true },
  ruleTarget: {
    kind: 'choice',
    label: 'ruleConfigs.target',
    required: true,
    options: ruleTargets.map((value) => ({ value, label: `ruleConfigs.targets.${value}` as const })),
  },
  pattern: {
    kind: 'choice',
    label: 'ruleConfigs.pattern',
    required: true,
    options: rulePatterns.map((value) => ({ value, label: `ruleConfigs.patterns.${value}` as const })),
  },
  least: { kind: 'number', label: 'ruleConfigs.least', least: 0, most: 200, required: true },
  most: {
    kind: 'number',
    label: 'ruleConfigs.most',
    least: 1,
    most: 200,
    required: true,
    of: ['least'],
    check: (most, { least }) => (most >= least ? null : { key: 'ruleConfigs.order' }),
  },
  noEmoji: { kind: 'switch', label: 'ruleConfigs.noEmoji' },
  noSensitive: { kind: 'switch', label: 'ruleConfigs.noSensitive', help: 'ruleConfigs.sensitiveHelp' },
  message: { kind: 'text', label: 'ruleConfigs.message', most: 120, help: 'ruleConfigs.messageHelp' },
};
export const ruleConfigList = listKind('ruleConfig', ruleConfigs, ruleFields, 'ruleConfigs', {
  initialValues: { pattern: 'any', least: 0, most: 50 },
});

const agreementFields: Fields<AgreementValues> = {
  agreementName: { kind: 'text', label: 'agreements.name', most: 60, required: true },
  agreementType: {
    kind: 'choice',
    label: 'agreements.type',
    required: true,
    options: agreementTypes.map((value) => ({ value, label: `agreements.types.${value}` as const })),
  },
  langType: {
    kind: 'choice',
    label: 'templates.language',
    required: true,
    options: languages(agreementLanguages),
  },
  version: {
    kind: 'text',
    label: 'agreements.version',
    most: 20,
    required: true,
    help: 'agreements.versionHelp',
    check: (version) => (/^\d+(\.\d+){0,3}$/.test(version) ? null : { key: 'agreements.noVersion' }),
  },
  content: { kind: 'richText', label: 'agreements.content', most: 20_000, required: true },
  forced: { kind: 'switch', label: 'agreements.forced', help: 'agreements.forcedHelp' },
  enabled: { kind: 'switch', label: 'agreements.enabled' },
};
export const agreementList = listKind('agreement', agreements, agreementFields, 'agreements', {
  initialValues: { enabled: true, version: '1.0' },
});
