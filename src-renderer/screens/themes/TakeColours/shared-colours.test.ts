import { expect, it } from 'vitest';
import { newBackTheme, newMobileTheme } from '#shared/rules/themes/defaults.ts';
import { backFields } from '#shared/rules/themes/fields/back-fields.ts';
import { mobileFields } from '#shared/rules/themes/fields/mobile-fields.ts';
import { newColours, sharedColours } from './shared-colours.ts';

const nowhere = { deptId: '', external: false };
const dark = newBackTheme('pc', 'dark', nowhere);
const light = newBackTheme('pc', 'light', nowhere);
const phone = newMobileTheme('dark', nowhere, (key) => key);

it('takes the colours that both have, and no field that the form does not ask for', () => {
  const found = sharedColours(backFields, dark, {
    ...light,
    navBorderColor: '#eeeeee',
    bubbleColor: '#123456',
  });
  expect(found).toMatchObject({ navigationBgColor: '#ffffff', bubbleColor: '#123456' });
  for (const name of ['navBorderColor', 'toolBgColor', 'navMenuFontSize', 'topicName'])
    expect(found).not.toHaveProperty(name);
  expect(sharedColours(backFields, light, { navBorderColor: '#eee' })).toEqual({ navBorderColor: '#eee' });
});

it('of a phone only what is called the same', () => {
  expect(sharedColours(backFields, dark, phone)).toEqual({ bubbleColor: phone.bubbleColor });
  expect(sharedColours(mobileFields, phone, dark)).toEqual({ bubbleColor: dark.bubbleColor });
});

it.each([
  ['unset', { primaryColor: '' }, { primaryColor: '' }],
  ['a name of a colour', { primaryColor: 'red' }, {}],
  ['an address', { primaryColor: 'url(x)' }, {}],
  ['no text', { primaryColor: 3 }, {}],
  ['inherited', Object.create({ primaryColor: '#000000' }), {}],
])('%s', (_, other, found) => expect(sharedColours(backFields, dark, other)).toEqual(found));

it('says what would be another colour', () => {
  const all = { primaryColor: dark.primaryColor, bubbleColor: '#000000' };
  expect(newColours(dark, all)).toEqual({ bubbleColor: '#000000' });
});
