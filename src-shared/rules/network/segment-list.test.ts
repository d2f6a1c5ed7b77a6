import { expect, test } from 'vitest';
import type { SegmentValues } from '../../api/network/segments.ts';
import { checkFields } from '../common/fields/check-fields.ts';
import { segmentList } from './segment-list.ts';

const segment = {
  segmentName: 'Branch',
  segmentType: 'IPv4',
  ipStart: '10.0.0.9',
  ipEnd: '10.0.0.10',
  instructions: '',
} as const satisfies SegmentValues;
const wrong = (values: Partial<SegmentValues>, before?: SegmentValues) =>
  checkFields<SegmentValues>(segmentList.fields, { ...segment, ...values }, before).map(
    ({ message }) => message.key,
  );
const six = { segmentType: 'IPv6', ipStart: '2001:db8::9', ipEnd: '2001:db8::10' } as const;

test.each<[string, Partial<SegmentValues>, string[]]>([
  ['as it should be', {}, []],
  ['one address', { ipEnd: '10.0.0.9' }, []],
  ['IPv6', six, []],
  ['blanks around', { ipStart: ' 10.0.0.9 ' }, []],
  ['no name', { segmentName: ' ' }, ['network.missing.name']],
  ['no type', { segmentType: '' }, ['network.missing.type']],
  ['no start', { ipStart: '' }, ['network.missing.start']],
  ['no end', { ipEnd: '' }, ['network.missing.end']],
  ['an odd start', { ipStart: '10.0.0.256' }, ['network.wrong.start']],
  ['an odd end', { ipEnd: '10.0.0' }, ['network.wrong.end']],
  ['addresses of the other type', { segmentType: 'IPv6' }, ['network.wrong.start', 'network.wrong.end']],
  ['the wrong order', { ipStart: '10.0.0.11' }, ['network.wrong.order']],
  ['the wrong order of IPv6', { ...six, ipStart: '2001:db8::a0' }, ['network.wrong.order']],
  ['unlimited, without addresses', { segmentType: 'unlimit', ipStart: '', ipEnd: '' }, []],
  ['a long name', { segmentName: 'n'.repeat(101) }, ['record.limit.over']],
  ['hostile length', { ipStart: `${'1:'.repeat(50_000)}` }, ['network.wrong.start']],
])('%s', (_, values, problems) => {
  expect(wrong(values)).toEqual(problems);
});

test('an address is looked at again when the type or the other address was changed', () => {
  expect(wrong({ segmentType: 'IPv6' }, segment)).toEqual(['network.wrong.start', 'network.wrong.end']);
  expect(wrong({ ipStart: '10.0.0.11' }, segment)).toEqual(['network.wrong.order']);
  // A stored invalid value that was not edited must not block saving a new name.
  const odd = { ...segment, ipStart: 'odd' };
  expect(wrong({ ipStart: 'odd', segmentName: 'Other' }, odd)).toEqual([]);
});

test.each([
  ['203.0.113.0/25', { segmentType: 'IPv4', ipStart: '203.0.113.0', ipEnd: '203.0.113.127' }],
  ['10.1.*.*', { segmentType: 'IPv4', ipStart: '10.1.0.0', ipEnd: '10.1.255.255' }],
  ['2001:db8::/126', { segmentType: 'IPv6', ipStart: '2001:db8::', ipEnd: '2001:db8::3' }],
  ['10.0.0.9', null],
  ['10.0.0.0/33', null],
])('the start %s means %o', (text, both) => {
  const { ipStart } = segmentList.fields;
  expect(ipStart?.kind === 'text' && ipStart.meaning?.(text)).toEqual(both);
});
