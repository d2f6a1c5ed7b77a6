import { expect, it } from 'vitest';
import { themeNameProblems } from './theme-names.ts';

it.each([
  [{ zh_CN: '海港' }, []],
  [{ zh_CN: '海港', en_US: 'Harbour', ja_JP: ' ' }, []],
  [{ zh_CN: ' ', en_US: 'Harbour' }, ['zh_CN']],
  [{ en_US: 'Harbour' }, ['zh_CN']],
  [{ zh_CN: '海港', en_US: 'x'.repeat(51) }, ['en_US']],
])('%j', (names, wrong) => {
  expect(themeNameProblems(names).map(({ name }) => name)).toEqual(wrong);
});
