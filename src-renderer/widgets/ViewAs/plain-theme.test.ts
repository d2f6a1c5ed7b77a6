import { describe, expect, it } from 'vitest';
import { pairsOf } from '#shared/rules/themes/look/pairs.ts';
import { plainBackTheme } from './plain-theme.ts';

describe('plainBackTheme', () => {
  it.each([
    ['pc', 'standard'],
    ['pc', 'mix'],
    ['pcClient', 'standard'],
    ['pcClient', 'mix'],
  ] as const)('is read everywhere: %s, %s', (terminal, mode) => {
    const pairs = pairsOf(terminal, plainBackTheme(terminal, mode));
    expect(pairs.length).toBeGreaterThan(6);
    expect(pairs.filter(({ verdict }) => verdict === 'fails').map(({ id, ratio }) => [id, ratio])).toEqual(
      [],
    );
  });
});
