/** Texts of a page's area arrive with its code, in any order beside the first render's and all others. */
import { beforeEach, expect, test, vi } from 'vitest';

const parts = vi.hoisted(() => ({ load: vi.fn(), first: vi.fn(), whole: vi.fn() }));
vi.mock('virtual:steward-page-texts', () => {
  const of = (language: string) => ({ network: () => parts.load(language) });
  return { load: { 'en-US': of('en-US'), 'zh-CN': of('zh-CN') } };
});
vi.mock('#shared/text/tables/lazy/first.ts', () => ({
  load: { 'en-US': () => parts.first('en-US'), 'zh-CN': () => parts.first('zh-CN') },
}));
vi.mock('#shared/text/tables/lazy/console.ts', () => ({
  load: { 'en-US': () => parts.whole('en-US'), 'zh-CN': () => parts.whole('zh-CN') },
}));

/** A new instance of the module, with an empty cache. */
async function texts() {
  vi.resetModules();
  return await import('#data/text.ts');
}
const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), 20));
const key = (name: string) => name as Parameters<Awaited<ReturnType<typeof texts>>['translate']>[0];

beforeEach(() => {
  parts.first
    .mockReset()
    .mockImplementation(async (language) => ({ texts: { network: { title: `Title ${language}` } } }));
  parts.load
    .mockReset()
    .mockImplementation(async (language) => ({ texts: { network: { name: `Name ${language}` } } }));
  parts.whole.mockReset().mockImplementation(async (language) => ({
    texts: {
      network: { title: `Title ${language}`, name: `Name ${language}` },
      other: { word: `Word ${language}` },
    },
  }));
});

test.each([
  ['before the first render’s', { first: true }],
  ['after the first render’s', { first: false }],
])('an area’s texts that arrive %s stand beside them', async (_, { first }) => {
  const slow = first ? parts.first : parts.load;
  const answer = slow.getMockImplementation();
  slow.mockImplementation(async (language) => later(await answer?.(language)));
  const { loadLanguage, withPageTexts, translate } = await texts();
  const code = loadLanguage('en-US');
  await Promise.all([code, withPageTexts(Promise.resolve(), 'network')]);
  expect(translate(key('network.title'))).toBe('Title en-US');
  expect(translate(key('network.name'))).toBe('Name en-US');
  expect(parts.whole).not.toHaveBeenCalled();
});

test('another language loads the areas that were opened', async () => {
  const { loadLanguage, withPageTexts, translate } = await texts();
  await loadLanguage('en-US');
  await withPageTexts(Promise.resolve(), 'network');
  await loadLanguage('zh-CN');
  expect(translate(key('network.name'))).toBe('Name zh-CN');
  expect(parts.whole).not.toHaveBeenCalled();
});

test('a text of another area has all texts loaded', async () => {
  const { loadLanguage, withPageTexts, translate } = await texts();
  await loadLanguage('en-US');
  await withPageTexts(Promise.resolve(), 'network');
  expect(translate(key('other.word'))).toBe('');
  await vi.waitFor(() => expect(translate(key('other.word'))).toBe('Word en-US'));
  expect(translate(key('network.name'))).toBe('Name en-US');
});

test('an area without texts of its own has all of them', async () => {
  const { loadLanguage, withPageTexts, translate } = await texts();
  await loadLanguage('en-US');
  await withPageTexts(Promise.resolve(), 'changes');
  expect(translate(key('other.word'))).toBe('Word en-US');
});

test('texts that could not be loaded are loaded by the next page', async () => {
  const { loadLanguage, withPageTexts, translate } = await texts();
  await loadLanguage('en-US');
  parts.load.mockRejectedValueOnce(new Error('away'));
  await expect(withPageTexts(Promise.resolve(), 'network')).rejects.toThrow('away');
  await withPageTexts(Promise.resolve(), 'network');
  expect(translate(key('network.name'))).toBe('Name en-US');
});
