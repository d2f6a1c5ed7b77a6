import { expect, it } from 'vitest';
import { isApprovalDemanded, isCollectingDemanded } from './approval-demand.ts';
import { approversOf, isSameName } from './people.ts';
import {
  type ApprovalProblem,
  doesCount,
  mayApply,
  mayDecide,
  type SignedDecision,
  type SignedRequest,
  sharedComputer,
  approvalStanding,
} from './verdict.ts';

const signed = { at: '2026-11-24T08:00:00.000Z', words: '', signature: '' };
const request: SignedRequest = {
  ...signed,
  id: 'r1',
  by: 'Lin',
  server: 'https://a',
  key: 'kL',
  fingerprint: 'fL',
};
const decision: SignedDecision = { ...signed, verdict: 'approved', by: 'Wei', key: 'kW', fingerprint: 'fW' };
const wei = { name: 'Wei', fingerprint: 'fW' };

const second = { ownKey: 'kW', user: 'Wei', server: 'https://a' };
it.each<[string, ApprovalProblem | null, Parameters<typeof mayDecide>]>([
  ['another person on the same server', null, [request, null, second]],
  ['no request', 'noRequest', [null, null, second]],
  ['answered already', 'decided', [request, decision, second]],
  ['the same key', 'samePerson', [request, null, { ...second, ownKey: 'kL' }]],
  ['the same name, written otherwise', 'samePerson', [request, null, { ...second, user: ' LIN' }]],
  ['another server', 'otherServer', [request, null, { ...second, server: 'https://b' }]],
  ['the sandbox', 'otherServer', [request, null, { ...second, server: '' }]],
])('deciding, %s: %s', (_, problem, given) => {
  expect(mayDecide(...given)).toBe(problem);
});

const first = {
  people: [wei],
  fixed: false,
  ownKey: 'kL',
  server: 'https://a',
  requestId: 'r1',
  isRefused: false,
  stands: 'same' as const,
  now: Date.parse('2026-11-28T18:00:00Z'),
};
const over = '2026-11-28T17:59:59.000Z';
const later = '2026-11-28T18:00:01.000Z';
it.each<[string, ApprovalProblem | null, Parameters<typeof doesCount>]>([
  ['of whom one trusts', null, [request, decision, first]],
  ['a refusal', null, [request, { ...decision, verdict: 'refused' }, first]],
  ['no request', 'noRequest', [null, decision, first]],
  ['no answer', 'noDecision', [request, null, first]],
  ['another server', 'otherServer', [{ ...request, server: 'https://b' }, decision, first]],
  ['another installation’s request', 'notMine', [{ ...request, key: 'kX' }, decision, first]],
  ['nothing asked here', 'notAsked', [request, decision, { ...first, requestId: null }]],
  ['an earlier request', 'otherRequest', [request, decision, { ...first, requestId: 'r2' }]],
  ['signed by who asked', 'samePerson', [request, { ...decision, key: 'kL' }, first]],
  ['in the name of who asked', 'samePerson', [request, { ...decision, by: 'lin' }, first]],
  ['refused before', 'decided', [request, decision, { ...first, isRefused: true }]],
  ['an altered tray', 'altered', [request, decision, { ...first, stands: 'altered' }]],
  ['applied already', 'spent', [request, decision, { ...first, stands: 'spent' }]],
  ['a new key', 'notTrusted', [request, decision, { ...first, people: [] }]],
  ['a known name with another key', 'otherKey', [request, { ...decision, fingerprint: 'fX' }, first]],
  ['not named by the policy', 'notListed', [request, decision, { ...first, people: [], fixed: true }]],
  ['of a time to come', null, [request, { ...decision, notBefore: later }, first]],
  ['of a time that is over', 'expired', [request, { ...decision, validUntil: over }, first]],
])('an answer, %s: %s', (_, problem, given) => {
  expect(doesCount(...given)).toBe(problem);
});

const here = {
  people: [wei],
  fixed: false,
  ownKey: 'kL',
  server: 'https://a',
  stands: 'same' as const,
  now: first.now,
};
const asked = { request, decision };
it.each<[string, ApprovalProblem | null, Parameters<typeof mayApply>]>([
  ['approved', null, [asked, here]],
  ['nobody asked', 'notAsked', [null, here]],
  ['no answer yet', 'notDecided', [{ request, decision: null }, here]],
  ['refused', 'refused', [{ request, decision: { ...decision, verdict: 'refused' } }, here]],
  ['altered', 'altered', [asked, { ...here, stands: 'altered' }]],
  ['spent', 'spent', [asked, { ...here, stands: 'spent' }]],
  ['trusted no longer', 'notTrusted', [asked, { ...here, people: [] }]],
  ['another server', 'otherServer', [asked, { ...here, server: '' }]],
  ['another installation', 'notMine', [asked, { ...here, ownKey: 'kX' }]],
  ['too early', 'notYet', [{ request, decision: { ...decision, notBefore: later } }, here]],
  ['too late', 'expired', [{ request, decision: { ...decision, validUntil: over } }, here]],
  ['in time', null, [{ request, decision: { ...decision, notBefore: over, validUntil: later } }, here]],
  ['own word', 'samePerson', [{ request, decision: { ...decision, key: 'kL' } }, here]],
])('applying, %s: %s', (_, problem, given) => {
  expect(mayApply(...given)).toBe(problem);
});

it.each<[string[], string[], string[], string]>([
  [['a', 'b'], [], ['b', 'a'], 'same'],
  [['a', 'b', 'c'], [], ['a', 'b'], 'altered'],
  [['a'], [], ['a', 'b'], 'altered'],
  [['a', 'x'], [], ['a', 'b'], 'altered'],
  [[], [], ['a'], 'altered'],
  [['b'], ['a'], ['a', 'b'], 'same'],
  [['a'], ['a'], ['a', 'b'], 'altered'],
  [['a', 'b'], ['a'], ['a', 'b'], 'altered'],
  [['a'], ['a'], ['a'], 'spent'],
  [[], ['a'], ['a'], 'spent'],
])('a tray with %o, of which %o is applied, of an approved %o: %s', (waiting, applied, approved, stands) => {
  expect(approvalStanding(waiting, applied, approved)).toBe(stands);
});

it.each([
  ['never', 'production', false],
  ['production', 'production', true],
  ['production', 'test', false],
  ['always', 'sandbox', true],
] as const)('%s on %s: %s, and what is approved is collected', (approve, environment, demanded) => {
  const production =
    environment === 'production' ? { by: 'address' as const, profile: 'Office', managed: true } : null;
  const server = { rules: { production } };
  expect(isApprovalDemanded({ approve }, server)).toBe(demanded);
  const settings = { approve, collectFirst: 'choice' } as const;
  expect(isCollectingDemanded(settings, server)).toBe(demanded);
  expect(isCollectingDemanded({ ...settings, collectFirst: 'always' }, server)).toBe(true);
});

it('says on which computer both signed', () => {
  const on = (computer?: string) => (computer === undefined ? {} : { computer });
  expect(sharedComputer(on('PC-7'), on('pc-7'))).toBe('PC-7');
  expect(sharedComputer(on('PC-7'), on('PC-8'))).toBeNull();
  expect(sharedComputer(on(), on())).toBeNull();
  expect(sharedComputer(on('PC-7'), null)).toBeNull();
});

it('a policy’s people hold where it says, and names are told apart as people do', () => {
  const fixed = [wei, { name: 'Bo', fingerprint: 'fB', servers: ['https://b'] }];
  expect(approversOf(fixed, 'https://a')).toEqual([wei]);
  expect(approversOf(fixed, 'https://B:443/').map(({ name }) => name)).toEqual(['Wei', 'Bo']);
  expect(isSameName('Ｌin ', 'lin')).toBe(true);
  expect(isSameName('Lin', 'Lina')).toBe(false);
});
