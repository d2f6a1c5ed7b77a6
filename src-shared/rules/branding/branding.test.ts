import { expect, test } from 'vitest';
import type { TenantLogo } from '../../api/branding/branding.ts';
import { checkFields } from '../common/fields/check-fields.ts';
import { brandFields, logosComeWithPage } from './brand-fields.ts';
import { logoContrast } from '../../../src-renderer/screens/themes/Logo/logo-contrast.ts';

const plain: TenantLogo = {
  logoUrl: '',
  logoUrlVertical: '',
  logoClickUrl: '',
  logoClickUrlVertical: '',
  faviconUrl: '',
  showInfoConfig: true,
};
const wrong = (values: Partial<TenantLogo>) =>
  checkFields<TenantLogo>(brandFields, { ...plain, ...values }).map(({ message }) => message.key);

test.each<[Partial<TenantLogo>, string[]]>([
  [{}, []],
  [{ logoUrl: '/api/file/preview?fileId=a1&type=imgs' }, []],
  [{ logoUrl: '/api/file/preview?fileId=a1&type=redirect' }, ['picture.wrong.address']],
  [{ faviconUrl: 'https://elsewhere.example/icon.png' }, ['picture.wrong.address']],
  [{ logoClickUrl: 'https://www.example.com/start' }, []],
  [{ logoClickUrl: '/sp/portal' }, []],
  [{ logoClickUrl: '//elsewhere.example' }, ['branding.targetWrong']],
  [{ logoClickUrl: '/\\elsewhere.example' }, ['branding.targetWrong']],
  [{ logoClickUrlVertical: 'javascript:alert(1)' }, ['branding.targetWrong']],
  [{ logoClickUrlVertical: 'https://me:secret@example.com' }, ['branding.targetWrong']],
  [{ logoClickUrl: `/${'a'.repeat(500)}` }, ['record.limit.over']],
])('%o', (values, problems) => {
  expect(wrong(values)).toEqual(problems);
});

test('in a private deployment alone the logos come with the page', () => {
  expect((['public', 'private', 'single', 'overseas'] as const).filter(logosComeWithPage)).toEqual([
    'private',
  ]);
});

const white = { r: 255, g: 255, b: 255, a: 1 };
const pixels = (...colours: readonly (readonly [number, number, number, number])[]) =>
  Uint8ClampedArray.from(colours.flat());
test.each([
  ['nothing is drawn', pixels([0, 0, 0, 0], [0, 0, 0, 60]), null],
  ['black on white', pixels([0, 0, 0, 255]), 21],
  ['white on white', pixels([255, 255, 255, 255]), 1],
  ['a dark shape with a light sign', pixels([255, 255, 255, 255], [0, 0, 0, 255], [0, 0, 0, 255]), 21],
  [
    'a thin dark line',
    pixels(...Array.from({ length: 9 }, () => [255, 255, 255, 255] as const), [0, 0, 0, 255]),
    1,
  ],
])('%s', (_, given, ratio) => {
  expect(logoContrast(given, white)).toBe(ratio);
});
