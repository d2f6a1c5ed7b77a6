import { describe, expect, it } from 'vitest';
import { compareLicences } from '#shared/rules/licence/compare.ts';
import type { LicenceModule } from '#shared/rules/licence/licence.ts';
import { everyNode, visibleNodes } from '../../../widgets/DataTree/treeView.ts';
import { sampleLicence, sampleModule } from '../testing/tools.ts';
import { countKinds, filterMerged, mergeModules } from './mergedModules.ts';

function merged(before: readonly LicenceModule[], after: readonly LicenceModule[]) {
  const licences = [before, after].map((modules) => sampleLicence({ modules: [...modules] }));
  const [old, now] = licences as [(typeof licences)[0], (typeof licences)[0]];
  return mergeModules(before, after, compareLicences(old, now).modules);
}
type Model = ReturnType<typeof merged>;
const drawn = (model: Model, nodes: Iterable<number>) =>
  [...nodes].map((at) => {
    const row = model.items[at];
    return `${'  '.repeat(model.depth[at] ?? 0)}${row?.flag}${row?.change ? ` ${row.change.change}` : ''}`;
  });
const all = (model: Model) => drawn(model, visibleNodes(model, everyNode(model, true)));

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
    expect(countKinds(model)).toEqual({ all: 8, removed: 4, changed: 1, moved: 1, added: 2 });
  });
  it('has a whole subtree for what came or went as a whole, also where nothing else is', () => {
    expect(all(merged(before, []))).toHaveLength(8);
    expect(all(merged([], after))).toHaveLength(6);
    expect(countKinds(merged(before, before)).all).toBe(0);
  });
});

describe('asking it', () => {
  const ask = (question: Partial<Parameters<typeof filterMerged>[1]>) => {
    const filter = filterMerged(model, { search: '', kind: null, changesOnly: false, ...question });
    return filter && drawn(model, visibleNodes(model, filter.expansion, filter.kept));
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
