import { describe, expect, it } from 'vitest';
import {
  dataOf,
  readStoredSettings,
  settingsVersion,
  withChoices,
  withoutChoices,
} from './stored-settings.ts';

/** Data of version 1, which wrote every setting. */
const version1 = { appearance: 'dark', language: 'system', menuCollapsed: false, tableDensity: 'compact' };

describe('read', () => {
  it.each<[string, unknown, number, object, object, number]>([
    [
      'version 1: what stood at its default was no choice',
      version1,
      1,
      { appearance: 'dark', tableDensity: 'compact' },
      {},
      2,
    ],
    [
      'version 1: what it can not have written is dropped',
      { ...version1, fontSize: 12 },
      1,
      { appearance: 'dark', tableDensity: 'compact' },
      {},
      2,
    ],
    [
      'version 2: a choice that is the default stays a choice',
      { language: 'system' },
      2,
      { language: 'system' },
      {},
      2,
    ],
    [
      'version 2 of a program with one setting more',
      { language: 'en-US', fontSize: 12 },
      2,
      { language: 'en-US' },
      { fontSize: 12 },
      2,
    ],
    [
      'a newer version: what is not understood is kept as it came',
      { appearance: 'dark', language: 'tlh', menuCollapsed: 'yes', fontSize: 12, deep: { list: [1, null] } },
      9,
      { appearance: 'dark' },
      { language: 'tlh', menuCollapsed: 'yes', fontSize: 12, deep: { list: [1, null] } },
      9,
    ],
  ])('%s', (_what, data, version, choices, others, kept) => {
    expect(readStoredSettings(data, version)).toEqual({ choices, others, version: kept });
  });

  it.each([[null], [[]], ['dark'], [1], [undefined]])('%j is none', (data) => {
    expect(readStoredSettings(data, settingsVersion)).toBeNull();
  });

  it('a name of every object is a name like others', () => {
    const data = JSON.parse('{"__proto__":{"appearance":"dark"},"toString":"dark","appearance":"light"}');
    const kept = readStoredSettings(data, settingsVersion);
    expect(kept?.choices).toEqual({ appearance: 'light' });
    expect(Object.keys(kept?.others ?? {})).toEqual(['__proto__', 'toString']);
    expect(Object.hasOwn(Object.prototype, 'appearance')).toBe(false);
  });
});

describe('written by an older program, a newer one’s file', () => {
  const newer = { appearance: 'dark', language: 'tlh', fontSize: 12 };
  const read = () => readStoredSettings(newer, 9) ?? expect.unreachable();

  it.each<[string, (kept: ReturnType<typeof read>) => ReturnType<typeof read>, object]>([
    ['loses nothing where nothing is changed', (kept) => kept, newer],
    [
      'holds the change',
      (kept) => withChoices(kept, { appearance: 'light' }),
      { ...newer, appearance: 'light' },
    ],
    [
      'takes a choice for what it did not understand',
      (kept) => withChoices(kept, { language: 'zh-CN' }),
      { ...newer, language: 'zh-CN' },
    ],
    ['forgets what is reset', (kept) => withoutChoices(kept, ['language', 'appearance']), { fontSize: 12 }],
  ])('%s', (_what, edit, data) => {
    expect(dataOf(edit(read()))).toEqual({ version: 9, data });
  });
});
