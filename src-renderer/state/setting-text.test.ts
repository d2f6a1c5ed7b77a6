import { describe, expect, test } from 'vitest';
import type { Translate } from '#data/text.ts';
import { settingDefinitions, settingGroups } from '#shared/rules/settings/definitions.ts';
import { texts as everyText } from '#shared/text/tables/console.ts';
import { searchTextOf, settingValueText } from './setting-text.ts';

/** Mimics i18next for keys without parameters; a missing text gives ''. */
const translateIn =
  (texts: object): Translate =>
  (key, params) => {
    const asked = params?.count === undefined ? key : `${key}_other`;
    const found = asked.split('.').reduce<unknown>((tree, name) => Reflect.get(Object(tree), name), texts);
    if (typeof found !== 'string') throw new Error(`no text ${asked}`);
    return found.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(params?.[name]));
  };

describe.each([
  ['en-US', translateIn(everyText['en-US'])],
  ['zh-CN', translateIn(everyText['zh-CN'])],
])('%s', (_language, t) => {
  test.each(settingDefinitions)('$key has its words, and each of its values', (definition) => {
    const values =
      definition.kind === 'choice' ? definition.choices : definition.kind === 'switch' ? [true, false] : [30];
    const words = values.map((value) => settingValueText(definition, value, t));
    expect(new Set(words).size).toBe(values.length);
    expect(searchTextOf(definition, t)).toContain(definition.key.toLocaleLowerCase());
  });

  test('groups have names', () => {
    for (const group of settingGroups) expect(t(`settings.group.${group}`)).toBeTruthy();
  });
});
