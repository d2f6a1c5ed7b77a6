import type { Translate } from '#data/text.ts';
import type { SettingDefinition } from '#shared/rules/settings/definitions.ts';
import type { Settings } from '#shared/rules/settings/settings.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { nameOfLanguage } from '#shared/text/language-traits.ts';

export function settingTitle(key: keyof Settings, t: Translate): string {
  return t(`settings.${key}.title`);
}

export function choiceText(key: keyof Settings, choice: string, t: Translate): string {
  // A test compares the definitions' choices with these texts.
  return nameOfLanguage(choice) ?? t(`settings.${key}.choices.${choice}` as MessageKey);
}

export function settingValueText(definition: SettingDefinition, value: unknown, t: Translate): string {
  switch (definition.kind) {
    case 'choice':
      return choiceText(definition.key, String(value), t);
    case 'switch':
      return t(value === true ? 'settings.value.on' : 'settings.value.off');
    case 'number':
      return t('settings.value.days', { count: Number(value) });
  }
}

/** The text that a search for a setting matches. */
export function searchTextOf(definition: SettingDefinition, t: Translate): string {
  const { key, group } = definition;
  const choices = definition.kind === 'choice' ? definition.choices : [];
  return [
    settingTitle(key, t),
    t(`settings.${key}.help`),
    key,
    t(`settings.group.${group}`),
    ...choices.map((choice) => choiceText(key, choice, t)),
  ]
    .join(' ')
    .toLocaleLowerCase();
}
