import { expect, test } from 'vitest';
import { frameFields, frameValuesOf } from './frame-values.ts';

const theme = {
  dtu: 'app-pc',
  topicStyle: 'light',
  topicLayout: 'mixed',
  toolIcoColor: 'dark',
  primaryColor: '#2f6fd0',
};
const unset = frameValuesOf({ topicStyle: 'dark' });

test('style, layout and colours are taken, pictures, fonts and names are not', () => {
  const values = frameValuesOf({
    ...theme,
    navBackgroundImg: '/papi/file/1',
    navMenuFontType: 'Inter',
    topicName: 'Harbour',
    asideBgColor: '#12345678',
  });
  expect(values).toEqual({ ...unset, ...theme, asideBgColor: '#12345678' });
});

test.each([
  ['an address', 'url(https://elsewhere.example/x)'],
  ['an end of a rule', '#fff;}*{display:none}'],
  ['another variable', 'var(--danger)'],
  ['a function', 'rgb(0 0 0)'],
  ['a name', 'red'],
  ['a line below', '#ffffff\n'],
  ['ten megabytes', `#${'f'.repeat(10_000_000)}`],
  ['a number', 0xffffff],
  ['a list', ['#ffffff']],
  ['what says it is text', { toString: () => '#ffffff' }],
  ['nothing', null],
])('%s is no colour', (_, value) => {
  const said = Object.fromEntries(frameFields.map((name) => [name, value]));
  expect(frameValuesOf({ ...said, topicStyle: 'dark' })).toEqual(unset);
});

test.each([
  ['null', null],
  ['a text', '{"topicStyle":"dark"}'],
  ['a list', []],
  ['nothing of a theme', {}],
  ['a style by inheritance', Object.create(theme)],
  ['a style by prototype', JSON.parse('{"__proto__":{"topicStyle":"light"}}')],
])('%s is no theme', (_, value) => {
  expect(frameValuesOf(value)).toBeNull();
});

test('inherited values are not set, and nothing is written elsewhere', () => {
  const said = JSON.parse(
    '{"topicStyle":"dark","__proto__":{"primaryColor":"#000000"},"constructor":{"prototype":{"polluted":1}}}',
  );
  expect(frameValuesOf(said)).toEqual(unset);
  const inherits = Object.assign(Object.create({ primaryColor: '#000000' }), { topicStyle: 'dark' });
  expect(frameValuesOf(inherits)).toEqual(unset);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect(frameValuesOf({ ...theme, topicLayout: 'toString', topicStyle: '__proto__' })).toMatchObject({
    topicLayout: 'horizontal',
    topicStyle: 'dark',
  });
});
