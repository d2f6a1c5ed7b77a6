import { expect, it } from 'vitest';
import type { AppLicenceRow, ModuleLicence } from '#shared/api/licence-info/apps.ts';
import { withModuleLicences } from './module-licences.ts';

/** Fields that these rules ignore. */
const noLimits = { upperLimitRemind: undefined, appUpperLimitRemind: undefined };
const noRowFigures = {
  ...noLimits,
  usedLicenseCount: null,
  licenseTotalCount: null,
  appUsedLicenseCount: null,
  appLicenseTotalCount: null,
};
const noModuleFigures = {
  ...noLimits,
  maxLicense: null,
  usedLicense: null,
  maxLicenseApp: null,
  usedLicenseApp: null,
};

const row = (part: Partial<AppLicenceRow>): AppLicenceRow => ({
  ...noRowFigures,
  name: 'Mail',
  deptName: '',
  applyClient: null,
  moduleStr: 'mail',
  status: null,
  ...part,
});
const module = (part: Partial<ModuleLicence>): ModuleLicence => ({
  ...noModuleFigures,
  moduleStr: 'mail',
  status: null,
  probationExpire: '',
  appPayStatus: '',
  applyClient: null,
  ...part,
});
const trial = module({ status: 'probation', probationExpire: '2026-12-01' });

it.each<[string, AppLicenceRow, ModuleLicence[] | undefined, [string | null, string]]>([
  ['not known yet', row({ status: 'normal' }), undefined, ['normal', '']],
  ['the module says the state', row({}), [module({ status: 'free' })], ['free', '']],
  ['the row says it itself', row({ status: 'normal' }), [trial], ['normal', '']],
  ['a trial and its last day', row({}), [trial], ['probation', '2026-12-01']],
  ['a trial of the row', row({ status: 'probation' }), [trial], ['probation', '2026-12-01']],
  ['paid for ahead', row({}), [module({ status: 'normal', appPayStatus: 'prepaid' })], ['prepaid', '']],
  ['a pay status that says nothing', row({}), [module({ appPayStatus: 'normal' })], [null, '']],
  ['another module', row({ moduleStr: 'okr' }), [trial], [null, '']],
  ['a row of no module', row({ moduleStr: '' }), [module({ moduleStr: '', status: 'free' })], [null, '']],
])('%s', (_, given, modules, [status, trialEnd]) => {
  expect(withModuleLicences([given], modules)).toEqual([{ ...given, status, trialEnd }]);
});
