import { expect, it } from 'vitest';
import { fillDesktopText, textsFor } from './texts.ts';

it.each([
  ['system', 'zh-Hans-CN', '文件'],
  ['system', 'de', 'File'],
  ['en-US', 'zh-CN', 'File'],
  ['zh-CN', 'en', '文件'],
] as const)('setting %s on a %s system', (setting, system, file) => {
  expect(textsFor(setting, system).menu.file).toBe(file);
});

it('fills in values once, literally', () => {
  expect(fillDesktopText('{{a}} {{b}} {{c}}', { a: '{{b}}', b: '$&' })).toBe('{{b}} $& {{c}}');
});
