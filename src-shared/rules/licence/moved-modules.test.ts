import { describe, expect, test } from 'vitest';
import { countProcessorTime } from '../../testing/processor-time.ts';
import type { Licence, LicenceModule } from '../common/licence/licence.ts';
import { compareLicences } from './compare.ts';
import { licenceComparison } from './comparison.ts';

/** The text `hr(a b(c))` has flags with their sub-modules in brackets; `*` after a flag means other seats. */
function tree(text: string): LicenceModule[] {
  const words = text.match(/[\w*]+|[()]/g) ?? [];
  const level = (): LicenceModule[] => {
    const modules: LicenceModule[] = [];
    for (let word = words.shift(); word !== undefined && word !== ')'; word = words.shift()) {
      const flag = word.replace('*', '');
      let below: LicenceModule[] = [];
      if (words[0] === '(') {
        words.shift();
        below = level();
      }
      modules.push({
        name: flag.toUpperCase(),
        flag,
        pcSeats: word.endsWith('*') ? 5 : 10,
        mobileSeats: 10,
        enabled: true,
        appId: null,
        modules: below,
      });
    }
    return modules;
  };
  return level();
}

function licence(modules: readonly LicenceModule[]): Licence {
  return {
    licenceCode: 'code',
    companyName: 'company',
    customerId: 'c',
    userCounting: 'registered',
    externalCounting: 'registered',
    startDate: null,
    expiryDate: null,
    pcSeats: 100,
    mobileSeats: 100,
    externalSeats: null,
    tenantLimit: 1,
    tenancy: 'single',
    modules: [...modules],
    issuedAt: null,
  };
}

describe('what moved', () => {
  test.each([
    ['a(x) b', 'a b(x)', ['moved b/x from a/x']],
    ['a(x) b', 'a b x', ['moved x from a/x']],
    ['a(x) b', 'a b(x*)', ['moved b/x from a/x (pcSeats)']],
    // Modules below a moved one move along and are listed only where they differ.
    ['a(x(p q)) b', 'a b(x(q p))', ['moved b/x from a/x']],
    [
      'a(x(p q)) b',
      'a b(x(p* r))',
      ['moved b/x from a/x', 'changed b/x/p (pcSeats)', 'added b/x/r', 'removed a/x/q'],
    ],
    // Modules move into a new parent, out of a deleted one.
    ['a(x y)', 'n(x y)', ['added n', 'moved n/x from a/x', 'moved n/y from a/y', 'removed a']],
    // A module moves within a moved module.
    ['a(x(p) y) b', 'a b(x y(p))', ['moved b/x from a/x', 'moved b/y from a/y', 'moved b/y/p from a/x/p']],
    // Parent and child change places.
    ['p(c)', 'c(p)', ['moved c from p/c', 'moved c/p from p']],
    // The origin is ambiguous, so the module does not count as moved.
    ['a(x) b(x) c', 'a b c(x)', ['added c/x', 'removed a/x', 'removed b/x']],
    ['a(x) b c', 'a b(x) c(x)', ['removed a/x', 'added b/x', 'added c/x']],
    // One module of the flag stays, so the other one is the moved module.
    ['a(x) b(x) c', 'a b(x) c(x)', ['moved c/x from a/x']],
  ])('%s → %s', (before, after, expected) => {
    const result = compareLicences(licence(tree(before)), licence(tree(after)));
    expect(licenceComparison.parse(result)).toEqual(result);
    const shown = result.modules.map(({ change, path, from, fields }) => {
      const origin = from ? ` from ${from.path.join('/')}` : '';
      const what = fields.length > 0 ? ` (${fields.map(({ field }) => field).join()})` : '';
      return `${change} ${path.join('/')}${origin}${what}`;
    });
    expect(shown.sort()).toEqual([...expected].sort());
    expect(result.equal).toBe(false);
  });

  test('one that only moved is neither newly paid nor no longer paid', () => {
    const result = compareLicences(licence(tree('a(x) b')), licence(tree('a b(x)')));
    expect(result.newPayModules).toEqual([]);
    expect(result.delPayModules).toEqual([]);
  });

  test('names of where it was and is', () => {
    const [moved] = compareLicences(licence(tree('a(x) b')), licence(tree('a b(x)'))).modules;
    expect(moved).toMatchObject({ names: ['B', 'X'], from: { path: ['a', 'x'], names: ['A', 'X'] } });
  });
});

test('a tree of 60,000 modules turned about does not take seconds', () => {
  const roots = Array.from({ length: 10_000 }, (_, index) => `m${index}(s${index}a s${index}b s${index}c)`);
  const turned = Array.from({ length: 10_000 }, (_, index) => `t${index}(m${index})`);
  const [before, after] = [licence(tree(roots.join(' '))), licence(tree(turned.join(' ')))];
  const spent = countProcessorTime();
  const result = compareLicences(before, after);
  expect(spent()).toBeLessThan(3000);
  expect(result.modules.filter(({ change }) => change === 'moved')).toHaveLength(10_000);
});
