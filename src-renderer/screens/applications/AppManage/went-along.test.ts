import { expect, test } from 'vitest';
import type { ModuleStatus } from '#shared/api/applications/app.ts';
import { stillOff } from './went-along.ts';

const module = (moduleId: string, said: Partial<ModuleStatus> = {}): ModuleStatus => ({
  moduleId,
  deptId: '',
  moduleStr: '',
  moduleName: moduleId,
  applicationType: '',
  installed: true,
  baseApp: false,
  status: false,
  ...said,
});

test('applications that went off along with one are those that need it and are still off', () => {
  const form = { applicationType: 'singleForm' } as const;
  const all = [
    module('2'),
    module('11'),
    module('f1', form),
    module('f2', { ...form, status: true }),
    module('f3', form),
    module('f4', { ...form, installed: false }),
    module('9'),
  ];
  const off = new Set(['2', 'f1', 'f2', 'f4', '9']);
  expect(stillOff(all, '2', off).map(({ moduleId }) => moduleId)).toEqual(['f1']);
  expect(stillOff(all, '9', off)).toEqual([]);
});
