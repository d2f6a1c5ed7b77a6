import { expect, it } from 'vitest';
import { contentProblems, tenantNameProblems } from './name-problems.ts';

const stored = { zh_CN: '澄汀智造科技有限公司', en_US: 'Chengting' };

it.each([
  ['unchanged', 'tenant', stored, 'pendingAudit', {}],
  ['own cleared', 'tenant', { ...stored, zh_CN: '' }, '', { zh_CN: 'common.form.required' }],
  ['own too short', 'tenant', { ...stored, zh_CN: '澄汀' }, '', { zh_CN: 'tenantEdit.name.tooShort' }],
  [
    'own under review',
    'tenant',
    { ...stored, zh_CN: '澄汀科技公司' },
    'pendingAudit',
    { zh_CN: 'tenantEdit.name.blocked' },
  ],
  [
    'other too long',
    'tenant',
    { ...stored, fr_FR: 'a'.repeat(41) },
    '',
    { fr_FR: 'tenantEdit.name.tooLong' },
  ],
  ['other of any script', 'tenant', { ...stored, ar_AE: 'شركة' }, '', {}],
  ['a config is as long as it is', 'config', { zh_CN: 'a'.repeat(400) }, '', {}],
  ['a config is not empty', 'config', { zh_CN: ' ' }, '', { zh_CN: 'common.form.required' }],
] as const)('%s', (_, kind, names, status, expected) => {
  const found = kind === 'tenant' ? tenantNameProblems(names, stored, status) : contentProblems(names);
  expect(Object.fromEntries(found.map(({ name, message }) => [name, message.key]))).toEqual(expected);
});
