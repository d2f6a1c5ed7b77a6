import { expect, test } from 'vitest';
import type { AppItem, ModuleStatus } from '../../../api/applications/app.ts';
import { createRandom } from '../../../kit/random.ts';
import { enablementProblem } from '../../common/applications/enablement.ts';
import type { AppPermissionFlags } from '../../common/applications/permissions.ts';
import type { SheetAspect } from './sheet-cells.ts';
import { judgeCells, type RequestedCell, type SheetDepartment } from './judge-cells.ts';

const may: AppPermissionFlags = { moduleShareEdit: true, AppCategoryEdit: true, moduleEnable: true };

/** The module names the application: `-customer` is off, `!customer` is a base application. */
function app(spelled: string, index: number): AppItem {
  const module = spelled.replace(/^[-!]+/, '');
  const ids: Readonly<Record<string, string>> = { customer: '5', task: '1' };
  return {
    id: module,
    menuid: module,
    sysMenuId: module,
    menuName: module,
    shortName: module,
    userId: '',
    menuStatus: !spelled.includes('-'),
    showApp: true,
    applicationType: '',
    applicationCustoms: [],
    openMode: 'current',
    moduleId: ids[module] ?? module,
    orderIndex: index + 1,
    orgId: '',
    menuType: 'DEFAULT_MENU',
    menuCode: module,
    module,
    path: '',
    icon: '',
    acId: 'g',
    baseApp: spelled.includes('!'),
    installed: true,
  };
}

function department(words: string, more: Partial<SheetDepartment> = {}): SheetDepartment {
  const apps = words.split(' ').map(app);
  const statuses = apps.map((one): ModuleStatus => {
    const { moduleId, menuStatus: status, module: moduleStr, menuName: moduleName } = one;
    const { applicationType, baseApp, installed } = one;
    return { moduleId, deptId: '', status, moduleStr, moduleName, applicationType, baseApp, installed };
  });
  return {
    id: 'D1',
    name: 'Sales',
    flags: may,
    onElsewhere: false,
    noMenu: new Set(),
    apps,
    statuses,
    ...more,
  };
}

/** Example: "on customer 0, shown hr 0". */
function cells(words: string): RequestedCell[] {
  return words.split(', ').map((cell) => {
    const [aspect, id = '', value] = cell.split(' ');
    return { aspect: aspect as SheetAspect, id, value: Number(value) };
  });
}

function said(place: SheetDepartment, wanted: string): string {
  return judgeCells(place, cells(wanted))
    .cells.map(({ outcome, refusal, turnsOff }) => {
      if (!refusal) return turnsOff ? `${outcome} off` : outcome;
      return 'names' in refusal ? `${refusal.kind} ${refusal.names.join()}` : refusal.kind;
    })
    .join(', ');
}

test.each<[string, string, string]>([
  ['hr', 'on hr 1', 'same'],
  ['hr -doc', 'on doc 1', 'change'],
  ['hr', 'on none 1', 'gone'],
  // Dependencies.
  ['hr -customer -contract', 'on contract 1', 'lacks customer'],
  ['hr -customer -contract', 'on contract 1, on customer 1', 'change, change'],
  ['hr customer contract', 'on customer 0', 'neededBy contract'],
  ['hr customer contract', 'on customer 0, on contract 0', 'change, change'],
  ['hr customer contract quote', 'on customer 0', 'neededBy contract,quote'],
  // A refused cell also refuses the cells that depend on it.
  ['hr -contract', 'on contract 1', 'lacks '],
  // The last application that is on.
  ['!base hr doc', 'on hr 0, on doc 0', 'change, lastOne'],
  ['!base hr', 'on hr 0', 'lastOne'],
  ['!base hr', 'on base 0', 'change'],
  ['!base customer contract', 'on customer 0, on contract 0', 'neededBy contract, lastOne'],
  // Hiding turns off under the same rules.
  ['hr doc', 'shown doc 0', 'change off'],
  ['hr -doc', 'shown doc 0', 'change'],
  ['hr customer contract', 'shown customer 0', 'neededBy contract'],
  ['!base hr', 'shown hr 0', 'lastOne'],
  ['hr -doc', 'shown doc 0, on doc 1', 'change, hiddenHere'],
  ['hr doc', 'shown doc 0, on doc 0', 'change off, change'],
  ['hr doc', 'opens doc 2, opens hr 0', 'change, same'],
  ['a b c', 'order c 1', 'change'],
  ['a b c', 'order c 1, order b 1', 'change, taken'],
  ['a b c', 'order c 4', 'outside'],
])('%s: %s is %s', (words, wanted, expected) => {
  expect(said(department(words), wanted)).toBe(expected);
});

test.each<[string, number, number, string]>([
  ['opens', 0, 2, 'change'],
  // Somebody else has set another open mode since it was seen, or the same one.
  ['opens', 1, 2, 'changed'],
  ['opens', 1, 0, 'same'],
  // A place changes with every other one of its group.
  ['order', 2, 3, 'change'],
])('%s seen as %i and wanted as %i is %s', (aspect, expected, value, outcome) => {
  const wanted = [{ id: 'a', aspect: aspect as SheetAspect, value, expected }];
  const [judged] = judgeCells(department('a b c'), wanted).cells;
  expect(judged?.refusal?.kind ?? judged?.outcome).toBe(outcome);
});

test.each<[Partial<AppPermissionFlags>, string]>([
  [{}, 'change off, change, change, change'],
  [{ moduleEnable: false }, 'noRight, noRight, change, change'],
  [{ moduleShareEdit: false }, 'noRight, change, noRight, change'],
  [{ AppCategoryEdit: false }, 'change off, change, change, noRight'],
])('with %j', (flags, expected) => {
  const place = department('hr doc -mail', { flags: { ...may, ...flags } });
  expect(said(place, 'shown hr 0, on mail 1, opens doc 1, order mail 1')).toBe(expected);
});

test('applications that are enabled for the whole organisation', () => {
  const place = department('hr doc', { onElsewhere: true });
  expect(said(place, 'on hr 0, opens hr 1, on doc 1')).toBe('onElsewhere, change, same');
  // An application that is hidden here stays on for everybody else, and hiding needs no right to toggle.
  const own = department('hr doc', { onElsewhere: true, flags: { ...may, moduleEnable: false } });
  expect(said(own, 'shown hr 0')).toBe('change');
});

test('nothing refuses the remaining cells, and every refusal has a reason', () => {
  const names = ['customer', 'contract', 'quote', 'task', 'okr', 'hr', 'doc', '!base'];
  for (let seed = 1; seed <= 400; seed += 1) {
    const { between, pick } = createRandom(seed);
    const words = names
      .filter(() => between(0, 4) > 0)
      .map((name) => (between(0, 1) === 0 ? `-${name}` : name));
    const place = department(words.join(' ') || 'hr', {
      flags: { ...may, moduleEnable: between(0, 9) > 0 },
    });
    const wanted = [...names, 'gone']
      .map((name) => name.replace('!', ''))
      .flatMap((id): RequestedCell[] => [
        ...(between(0, 1) === 0 ? [{ id, aspect: 'on' as const, value: between(0, 1) }] : []),
        ...(between(0, 3) === 0 ? [{ id, aspect: 'shown' as const, value: between(0, 1) }] : []),
        ...(between(0, 3) === 0 ? [{ id, aspect: 'opens' as const, value: pick([0, 1, 2]) }] : []),
        ...(between(0, 3) === 0 ? [{ id, aspect: 'order' as const, value: between(1, 9) }] : []),
      ]);
    const judged = judgeCells(place, wanted);
    const turned = new Map(judged.toggles.map(({ module, status }) => [module.moduleId, status]));
    expect(enablementProblem(place.statuses, turned), `seed ${seed}`).toBeNull();
    expect(judged.cells.length).toBe(wanted.length);
    for (const cell of judged.cells)
      expect(cell.refusal !== null, `seed ${seed}`).toBe(cell.outcome === 'refused');
    // Only applications that somebody toggled or hid are toggled.
    const asked = new Set(judged.cells.flatMap(({ id, outcome }) => (outcome === 'change' ? [id] : [])));
    for (const { module } of judged.toggles) expect(asked.has(module.moduleStr), `seed ${seed}`).toBe(true);
    // Judging the accepted cells again refuses nothing more.
    const left = judged.cells.filter(({ outcome }) => outcome === 'change');
    expect(
      judgeCells(place, left).cells.map(({ outcome }) => outcome),
      `seed ${seed}`,
    ).toEqual(left.map(() => 'change'));
  }
});
