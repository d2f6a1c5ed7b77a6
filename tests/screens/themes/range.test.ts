/** The use range of a theme is saved with every other field unchanged, in every family (THM-064, 137). */
import { callRead } from '../../../src-renderer/data/read.ts';
import { saveRecord } from '../../../src-renderer/data/records/save-record.ts';
import type { TopicStyle } from '../../../src-shared/api/themes/context.ts';
import { themeRangeRecord } from '../../../src-shared/rules/records/themes/theme-range-record.ts';
import { findTheme } from '../../../src-shared/rules/themes/find-theme.ts';
import type { Terminal } from '../../../src-shared/rules/themes/terminals.ts';
import { expect, step, test } from '../support/screens.ts';

const themes: readonly (readonly [Terminal, TopicStyle, string])[] = [
  ['pc', 'dark', 'TP100001'],
  ['pcClient', 'client', 'TP120001'],
  ['h5', 'dark', 'TM100001'],
  ['special', 'dark', 'TF100001'],
];

test('only the range is another one', async ({ console }) => {
  await console.openAs('systemAdministrator', '/info');
  for (const [terminal, style, id] of themes) {
    await step(terminal, async () => {
      const locator = { terminal, style, id, name: '', deptId: 'D200', external: false };
      const before = await findTheme(callRead, locator);
      const given = [{ kind: 'department', id: 'D204', exclude: false, below: true }] as const;
      const edits = { useRange: { from: [], to: [...given] } };
      expect(await saveRecord(themeRangeRecord, locator, edits, { choose: async () => null })).toBe('saved');
      const { useRange, updateTime, ...after } = await findTheme(callRead, locator);
      expect(useRange).toMatchObject([{ id: 'D204', entryType: 'department', subContain: true }]);
      expect({
        ...after,
        useRange: [],
        updateTime: before.updateTime,
        updaterName: before.updaterName,
      }).toEqual(before);
      expect(updateTime).not.toBe('');
    });
  }
});
