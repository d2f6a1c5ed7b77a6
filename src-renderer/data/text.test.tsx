import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { until } from '#shared/testing/until.ts';

const [first, whole] = vi.hoisted(() => [vi.fn(), vi.fn()]);
const languagesOf = vi.hoisted(() => (file: (language: string) => unknown) => ({
  load: { 'en-US': () => file('en-US'), 'zh-CN': () => file('zh-CN') },
}));
vi.mock('#shared/text/tables/lazy/first.ts', () => languagesOf(first));
vi.mock('#shared/text/tables/lazy/console.ts', () => languagesOf(whole));

const small = { texts: { common: { save: 'Save' } } };
const all = { texts: { common: { save: 'Save', cancel: 'Cancel' } } };
const chinese = { texts: { common: { save: '保存', cancel: '取消' } } };

/** A fresh module per test: loaded languages are remembered for the page's life. */
let text: typeof import('./text.ts');
beforeEach(async () => {
  vi.resetModules();
  text = await import('./text.ts');
  first.mockReset().mockResolvedValue(small);
  whole.mockReset().mockImplementation((language) => Promise.resolve(language === 'zh-CN' ? chinese : all));
});

function Words() {
  const { t } = text.useText();
  return <p>{`${t('common.save')}, ${t('common.cancel')}`}</p>;
}

it('says what the first picture says without the rest', async () => {
  await text.loadLanguage('en-US');
  expect(text.translate('common.save')).toBe('Save');
  expect(whole).not.toHaveBeenCalled();
});

it('says what is not there yet when it has come', async () => {
  await text.loadLanguage('en-US');
  render(<Words />);
  expect(screen.getByText('Save,')).toBeDefined();
  await act(() => until(() => text.translate('common.cancel') === 'Cancel'));
  expect(screen.getByText('Save, Cancel')).toBeDefined();
});

it('shows a key itself that has no words anywhere', async () => {
  await text.loadLanguage('en-US');
  await text.withTexts(Promise.resolve());
  expect(text.translate('common.nothing' as 'common.save')).toBe('common.nothing');
  expect(text.translateIfKnown('common.nothing')).toBeNull();
});

it('has all words of the next language, once a page was loaded', async () => {
  await text.loadLanguage('en-US');
  await text.withTexts(Promise.resolve());
  first.mockClear();
  await text.loadLanguage('zh-CN');
  expect(text.translate('common.cancel')).toBe('取消');
  expect(first).not.toHaveBeenCalled();
});

it('keeps all words where the first ones come later', async () => {
  let arrive = (_: typeof small): void => undefined;
  first.mockReturnValueOnce(new Promise((done) => (arrive = done)));
  const shown = text.loadLanguage('en-US');
  await text.withTexts(Promise.resolve());
  arrive(small);
  await shown;
  expect(text.translate('common.cancel')).toBe('Cancel');
});

it('fails with the page whose words can not be had, and asks again for the next', async () => {
  await text.loadLanguage('en-US');
  whole.mockRejectedValueOnce(new Error('lost'));
  await expect(text.withTexts(Promise.resolve('code'))).rejects.toThrow('lost');
  expect(await text.withTexts(Promise.resolve('code'))).toBe('code');
  expect(text.translate('common.cancel')).toBe('Cancel');
});
