import { expect, test } from 'vitest';
import type { TenantLogo } from '../../api/branding/branding.ts';
import { checkFields } from '../common/fields/check-fields.ts';
import { brandFields, logosComeWithPage } from './brand-fields.ts';

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
