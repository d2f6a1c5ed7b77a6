import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import { load as loadConsole } from '#shared/text/tables/lazy/console.ts';
import { plainTexts } from './plain-texts.ts';

it('looks a plain text up once, anew in another language, and leaves what has to be made to others', () => {
  const texts: Record<string, unknown> = {
    save: 'Save',
    left: '{{n}} left',
    nested: '$t(save) all',
    group: {},
  };
  const find = vi.fn((key: string) => texts[key]);
  const plain = plainTexts(find);
  expect([plain('en-US', 'save'), plain('en-US', 'save')]).toEqual(['Save', 'Save']);
  expect(find).toHaveBeenCalledTimes(1);
  expect(['left', 'nested', 'group', 'none'].map((key) => plain('en-US', key))).toEqual([
    null,
    null,
    null,
    null,
  ]);
  texts.save = '保存';
  expect(plain('zh-CN', 'save')).toBe('保存');
  texts.none = 'now there';
  expect(plain('zh-CN', 'none')).toBe('now there');
});

it('fills places with words as they are, and leaves forms of number, contexts and missing words to i18next', () => {
  const texts: Record<string, unknown> = {
    left: '{{n}} of {{all}} left',
    rooms: '{{count}} rooms',
    odd: '{{n, number}} and {{n}}',
    save: 'Save',
  };
  const plain = plainTexts((key) => texts[key]);
  const inEnglish = (key: string, params?: Record<string, string | number>) => plain('en-US', key, params);
  expect(inEnglish('left', { n: 0, all: '$t(save) {{n}} $& $1' })).toBe('0 of $t(save) {{n}} $& $1 left');
  expect(inEnglish('left', { n: '', all: 2, more: 'x' })).toBe(' of 2 left');
  expect(inEnglish('save', { n: 1 })).toBe('Save');
  expect(inEnglish('left')).toBeNull();
  expect(inEnglish('left', { n: 1 })).toBeNull();
  expect(inEnglish('left', { n: 1, all: 2, count: 2 })).toBeNull();
  expect(inEnglish('left', { n: 1, all: 2, context: 'x' })).toBeNull();
  expect(inEnglish('rooms', { count: 2 })).toBeNull();
  expect(inEnglish('save', { count: 2 })).toBeNull();
  expect(inEnglish('odd', { n: 1 })).toBeNull();
});

it('says what i18next says, for every text of both languages', async () => {
  for (const language of ['en-US', 'zh-CN'] as const) {
    const { texts } = await loadConsole[language]();
    const i18n = i18next.createInstance();
    await i18n.init({
      lng: language,
      fallbackLng: false,
      resources: { [language]: { translation: texts } },
      interpolation: { escapeValue: false },
    });
    const plain = plainTexts((key) => i18n.getResource(language, 'translation', key));
    let made = 0;
    for (const [key, text] of leaves(texts)) {
      const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
      const params = Object.fromEntries(names.map((name, at) => [name, at % 2 ? at : `$1 {{${name}}} <b>`]));
      const ours = plain(language, key, params);
      if (ours === null) continue;
      made++;
      // i18next takes a placeholder within braces for one with another name.
      const said = text.includes('{{{')
        ? text.replace('{{{name}}}', () => `{${params.name}}`)
        : i18n.t(key, { ...params });
      expect(ours).toBe(said);
    }
    expect(made).toBeGreaterThan(3000);
  }
});

function leaves(node: object, path = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value as object, `${path}${key}.`),
  );
}
