/** A word of a record that nobody knows is not taken for one of its defaults: it would be lost when the record is saved. */
import { expect, test } from 'vitest';
import { queryAppManageSyncConfigs } from '../applications/sync.ts';
import { queryTenantLogo } from '../branding/branding.ts';
import { queryAppLicenceList } from '../licence-info/apps.ts';
import { getLicenceReminder } from '../licence-info/reminder.ts';
import { specialThemes } from '../themes/special.ts';
import { backThemes } from '../themes/standard.ts';
import { type OddFields, oddFieldsOf } from './odd-fields.ts';
import type { AnySchema } from './schema-at.ts';
import { readTolerantly } from './tolerant-read.ts';

/** The odd fields of the only record in an answer, wherever it stands. */
function oddIn(value: unknown): OddFields | null {
  const own = oddFieldsOf(value);
  if (own || typeof value !== 'object' || value === null) return own;
  return (
    Object.values(value)
      .map(oddIn)
      .find((found) => found !== null) ?? null
  );
}
const inList = (row: object) => ({ data: { datas: [{ id: '1', ...row }], totalCount: 1 } });
const alone = (row: object) => row;
const permission = { moduleShareEdit: '1', AppCategoryEdit: '1', moduleEnable: '1' };
const ofSync = (row: object) => ({
  appManageConfigs: [],
  rootDept: '1',
  dept: { id: 'D1' },
  permission,
  hasSelfMenus: '1',
  parentSub: '1',
  ...row,
});

test.each<[schema: AnySchema, answer: (row: object) => object, field: string, word: string]>([
  [backThemes.query.response, inList, 'topicLayout', '7'],
  [backThemes.query.response, inList, 'topicAppoint', '9'],
  [backThemes.query.response, inList, 'topicStyle', 'sepia'],
  [backThemes.query.response, inList, 'topicType', 'other'],
  [backThemes.query.response, inList, 'dtu', 'watch'],
  [backThemes.query.response, inList, 'topicStatus', 'X'],
  [backThemes.query.response, inList, 'allowUserSwitch', 'perhaps'],
  [backThemes.query.response, inList, 'appointDate', '2026-01-01'],
  [specialThemes.query.response, inList, 'createWay', 'lowcode'],
  [getLicenceReminder.response, alone, 'remindMode', '129'],
  [queryTenantLogo.response, alone, 'showInfoConfig', 'sometimes'],
  [queryAppLicenceList.response, (row) => [{ name: 'CRM', ...row }], 'status', 'leased'],
  [queryAppManageSyncConfigs.response, ofSync, 'moduleDetachType', '7'],
])('an unknown word stays what it is: case %#', (schema, answer, field, word) => {
  expect(oddIn(readTolerantly(schema, answer({ [field]: word }))?.data)?.[field]).toMatchObject({
    raw: word,
  });
});
