import { describe, expect, test } from 'vitest';
import { lookUp } from '../../text/look-up.ts';
import { licence } from '../../text/tables/licence.ts';
import { describeFinding } from './finding-text.ts';
import { fieldReasons } from './issues.ts';
import { licenceStates } from './states.ts';

describe.each([
  ['en-US', licence['en-US']],
  ['zh-CN', licence['zh-CN']],
])('%s', (_, licence) => {
  const translate = (key: string, params: Readonly<Record<string, string | number>>) =>
    lookUp({ licence }, key, params);

  test.each(licenceStates)('%s has a title and a sentence', (state) => {
    expect(lookUp({ licence }, `licence.state.${state}`)).not.toBe('');
    expect(describeFinding({ state, params: {} }, translate)).not.toBe('');
  });

  test.each(fieldReasons)('a field that is %s is explained in a second sentence', (reason) => {
    const text = describeFinding({ state: 'FIELD_INVALID', params: { field: 'hrmnum', reason } }, translate);
    expect(text).toContain('hrmnum');
    expect(text).not.toContain('{{');
    expect(text.split(/[.。](?: |$)|。/).filter(Boolean).length).toBeGreaterThan(1);
  });

  test('codes of the finding become words', () => {
    const text = describeFinding(
      { state: 'FORMAT_UNKNOWN', params: { reason: 'looksLike', looksLike: 'png' } },
      translate,
    );
    expect(text).toMatch(/PNG (picture|图片)/);
  });
});
