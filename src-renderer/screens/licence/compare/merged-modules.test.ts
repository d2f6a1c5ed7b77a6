import { describe, expect, it } from 'vitest';
import type { LicenceModule } from '#shared/rules/common/licence/licence.ts';
import { compareLicences } from '#shared/rules/licence/compare.ts';
import { moduleColumnsOf } from '#shared/rules/licence/view/module-columns.ts';
import { everyNode, visibleNodes } from '#widgets/DataTree/tree-view.ts';
import { sampleLicence, sampleModule } from '../testing/tools.ts';
import { filterMerged, openModules } from './merged-modules.ts';

function columnsOf(before: readonly LicenceModule[], after: readonly LicenceModule[]) {
  const licences = [before, after].map((modules) => sampleLicence({ modules: [...modules] }));
  const [old, now] = licences as [(typeof licences)[0], (typeof licences)[0]];
  return moduleColumnsOf(old, now, compareLicences(old, now).modules);
}
const merged = (before: readonly LicenceModule[], after: readonly LicenceModule[]) =>
  openModules(columnsOf(before, after));
type Model = ReturnType<typeof merged>;
const drawn = (model: Model, nodes: Iterable<number>) =>
  [...nodes].map((at) => {
    const { flag, change } = model.row(at);
    return `${'  '.repeat(model.tree.depth[at] ?? 0)}${flag}${change ? ` ${change.change}` : ''}`;
  });
const all = (model: Model) => drawn(model, visibleNodes(model.tree, everyNode(model.tree, true)));

const before = [
  sampleModule('mail', { modules: [sampleModule('imap'), sampleModule('smtp')] }),
  sampleModule('okr', { modules: [sampleModule('goal')] }),
  sampleModule('crm', { modules: [sampleModule('quote', { modules: [sampleModule('tax')] })] }),
];
const after = [
  sampleModule('mail', { pcSeats: 5, modules: [sampleModule('imap')] }),
  sampleModule('crm'),
  sampleModule('erp', { modules: [sampleModule('quote'), sampleModule('stock')] }),
];
const model = merged(before, after);

describe('two trees as one', () => {
  it('puts what went away back under the parent that it had, wherever that is now', () => {
    expect(all(model)).toEqual([
      'mail changed',
      '  imap',
      '  smtp removed',
      'crm',
      'erp added',
      '  quote moved',
      '    tax removed',
      '  stock added',
      'okr removed',
      '  goal removed',
    ]);
    expect(columnsOf(before, after).counts).toEqual({ removed: 4, changed: 1, moved: 1, added: 2 });
  });
  it('has a whole subtree for what came or went as a whole, also where nothing else is', () => {
    expect(all(merged(before, []))).toHaveLength(8);
    expect(all(merged([], after))).toHaveLength(6);
    expect(columnsOf(before, before).counts).toEqual({ removed: 0, changed: 0, moved: 0, added: 0 });
  });
});

describe('a row', () => {
  const old = [
    sampleModule('日程', { name: '日程 📅', appId: 'a1', modules: [sampleModule('plan')] }),
    sampleModule('b', { pcSeats: null }),
    sampleModule('c'),
  ];
  const now = [
    sampleModule('日程', { name: '日程', appId: null, pcSeats: 7, enabled: false }),
    sampleModule('b', { pcSeats: 3, appId: 'x', modules: [sampleModule('plan', { mobileSeats: 1 })] }),
    sampleModule('c'),
  ];
  const rows = merged(old, now);
  it('is the same as what was compared, whatever changed and whatever the letters', () => {
    const { modules } = compareLicences(sampleLicence({ modules: old }), sampleLicence({ modules: now }));
    const shown = rows.tree.items.map(rows.row).flatMap(({ change }) => change ?? []);
    expect(shown).toEqual(
      modules.map(({ change, fields, from }) => ({ change, fields, from: from?.names.slice(0, -1) ?? [] })),
    );
    expect(shown.map(({ change }) => change)).toEqual(['changed', 'changed', 'moved']);
    expect(rows.row(0)).toMatchObject({ name: '日程', flag: '日程', pcSeats: 7, enabled: false });
    expect(rows.row(3)).toMatchObject({ name: 'C', flag: 'c', change: null });
  });
});

describe('asking it', () => {
  const ask = (question: Partial<Parameters<typeof filterMerged>[1]>) => {
    const filter = filterMerged(model, { search: '', kind: null, changesOnly: false, ...question });
    return filter && drawn(model, visibleNodes(model.tree, filter.expansion, filter.visible));
  };
  it('shows everything where nothing is asked for', () => expect(ask({})).toBeNull());
  it('shows changes and the way to them', () => {
    expect(ask({ changesOnly: true })).toEqual([
      'mail changed',
      '  smtp removed',
      'erp added',
      '  quote moved',
      '    tax removed',
      '  stock added',
      'okr removed',
    ]);
  });
  it('shows one kind', () => {
    expect(ask({ kind: 'removed' })).toEqual([
      'mail changed',
      '  smtp removed',
      'erp added',
      '  quote moved',
      '    tax removed',
      'okr removed',
    ]);
  });
  it('finds by name or flag, with the path', () => {
    expect(ask({ search: 'IMAP' })).toEqual(['mail changed', '  imap']);
    expect(ask({ search: 'imap', changesOnly: true })).toEqual([]);
    expect(ask({ search: 'tax' })).toEqual(['erp added', '  quote moved', '    tax removed']);
  });
});
