import { expect, it } from 'vitest';
import { usedColours, usedMost } from './used-colours.ts';

it('puts first what most themes use, whatever it is spelled like', () => {
  expect(
    usedColours([
      { primaryColor: '#2F6FD0', bubbleColor: '#fff', asideBgColor: '#fff' },
      { mainColor: '#2f6fd0', navColorDefault: '#00000080', topicName: '#123456' },
      { navigationBgColor: 'red', searchBoxColor: '#00000000', searchBgColor: '' },
    ]),
  ).toEqual(['#2f6fd0', '#00000080', '#ffffff']);
});

it('is no longer than a picker shows', () => {
  const themes = Array.from({ length: 100 }, (_, n) => ({
    primaryColor: `#0000${String(n).padStart(2, '0')}`,
  }));
  expect(usedColours(themes)).toHaveLength(usedMost);
  expect(usedColours([])).toEqual([]);
});
