import { expect, it, vi } from 'vitest';
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
