import { expect, it, test } from 'vitest';
import type { ModuleStatus } from '#shared/api/applications/app.ts';
import { needsPicture, toggleEffect } from './needs.ts';

/** `contract-` is off; `form1:singleForm` has that type; modules that others need have the platform's ids. */
const ids: Readonly<Record<string, string>> = { task: '1', workflow: '2', customer: '5', form: '11' };
function apps(words: string): ModuleStatus[] {
  return words.split(' ').map((word) => {
    const [name = '', type = ''] = word.replace('-', '').replace('!', '').split(':');
    return {
      moduleId: ids[name] ?? name,
      deptId: '',
      status: !word.includes('-'),
      moduleStr: name,
      moduleName: name,
      applicationType: type as ModuleStatus['applicationType'],
      baseApp: false,
      installed: !word.includes('!'),
    };
  });
}
const drawn = (words: string, moduleId: string | null) => {
  const { nodes, edges } = needsPicture(apps(words), moduleId);
  return [
    nodes.map(({ app, column }) => `${app.moduleStr}${column}`).join(' '),
    edges.map((edge) => edge.join('>')).join(' '),
  ];
};
const all = 'task workflow customer form contract quote okr mail f:singleForm';

it.each([
  [null, 'task0 workflow0 customer0 form0 contract1 quote1 okr1 f1', '5>contract 5>quote 1>okr 2>f 11>f'],
  ['5', 'customer0 contract1 quote1', '5>contract 5>quote'],
  ['contract', 'customer0 contract1', '5>contract'],
  ['f', 'workflow0 form0 f1', '2>f 11>f'],
  // Another application with the same need is not part of the graph.
  ['2', 'workflow0 f1', '2>f'],
  ['mail', 'mail0', ''],
  ['nobody', '', ''],
])('the picture of %s', (moduleId, nodes, edges) => {
  expect(drawn(all, moduleId)).toEqual([nodes, edges]);
});

it.each([
  ['customer contract quote- mail', '5', 'customer contract', null],
  ['customer- contract- mail', 'contract', 'contract customer', null],
  ['customer contract', '5', 'customer contract', 'lastOne'],
  ['customer-! contract- mail', 'contract', 'contract customer', 'notInstalled'],
  ['contract- mail', 'contract', 'contract', 'lacks'],
])('in %s turning %s turns %s: %s', (words, id, expected, problem) => {
  const found = toggleEffect(apps(words), id);
  expect(found?.with.map(({ moduleStr }) => moduleStr).join(' ')).toBe(expected);
  expect(found?.problem?.kind ?? null).toBe(problem);
});

test('of what nobody has nothing is turned', () => {
  expect(toggleEffect(apps('mail'), 'nobody')).toBeNull();
});
