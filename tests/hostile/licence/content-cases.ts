/** Properly signed files whose content is wrong: the signer made a mistake, or was made to. */
import { armour, signToken } from '../../fixtures/licence/signer.ts';
import { caseOf, ed25519, goodPayload, type LicenceCase, signedText, signedWith } from './case.ts';

const json = JSON.stringify(goodPayload());
const nested = (open: string, close: string, depth: number): string =>
  open.repeat(depth) + close.repeat(depth);
/** The good payload with a raw JSON text as the value of one more field. */
const withRaw = (raw: string): string => signedText(`${json.slice(0, -1)},"extra":${raw}}`);

const jsonCases: LicenceCase[] = [
  caseOf('10,000 lists deep', 'FORMAT_JSON', withRaw(nested('[', ']', 10_000))),
  caseOf('10,000 objects deep', 'FORMAT_JSON', withRaw(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`)),
  caseOf('unclosed lists', 'FORMAT_JSON', signedText('['.repeat(2_000_000))),
  caseOf('60 deep', 'VALID', withRaw(nested('[', ']', 60))),
  caseOf('65 deep', 'FORMAT_JSON', withRaw(nested('[', ']', 65))),
  caseOf('brackets in a text are no depth', 'VALID', withRaw(`"${'['.repeat(10_000)}"`)),
  caseOf('1e999', 'FORMAT_JSON', withRaw('1e999')),
  caseOf('-1e999 in a list', 'FORMAT_JSON', withRaw('[-1e999]')),
  caseOf('seats 1e999', 'FORMAT_JSON', signedText(json.replace('"hrmnum":500', '"hrmnum":1e999'))),
  caseOf('a name twice', 'FORMAT_JSON', signedText(json.replace('"hrmnum":500', '"hrmnum":5,"hrmnum":500'))),
  caseOf(
    'a name twice, once escaped',
    'FORMAT_JSON',
    signedText(json.replace('"hrmnum":500', '"\\u0068rmnum":5,"hrmnum":500')),
  ),
  caseOf(
    'a name twice in a module',
    'FORMAT_JSON',
    signedText(json.replace('"moduleFlag":', '"moduleFlag":"x","moduleFlag":')),
  ),
  caseOf('a name twice, below an unknown field', 'FORMAT_JSON', withRaw('{"a":{"b":1,"b":1}}')),
  caseOf('a name twice, hidden by another', 'FORMAT_JSON', withRaw('{"a":{"b":1,"c":2},"a":{"b":1}}')),
  caseOf(
    'colons and quotes in texts are no names',
    'VALID',
    withRaw('{"a":"x\\":\\"y:","b:":":\\\\","":""}'),
  ),
  caseOf('__proto__', 'FORMAT_JSON', withRaw('{"__proto__":{"hrmnum":999999}}')),
  caseOf(
    '__proto__ at the root',
    'FORMAT_JSON',
    signedText(`{"__proto__":{"kind":"licence"},${json.slice(1)}`),
  ),
  caseOf('__proto__ escaped', 'FORMAT_JSON', withRaw('{"\\u005f_proto__":1}')),
  caseOf(
    'constructor and toString are plain names',
    'VALID',
    withRaw('{"constructor":{"prototype":1},"toString":2,"hasOwnProperty":3}'),
  ),
  caseOf('truncated', 'FORMAT_JSON', signedText(json.slice(0, -5))),
  caseOf('something after', 'FORMAT_JSON', signedText(`${json}{}`)),
  caseOf('trailing comma', 'FORMAT_JSON', signedText(`${json.slice(0, -1)},}`)),
  caseOf('a comment', 'FORMAT_JSON', signedText(`/* */${json}`)),
  caseOf('single quotes', 'FORMAT_JSON', signedText(json.replaceAll('"', "'"))),
  caseOf('NaN', 'FORMAT_JSON', withRaw('NaN')),
  caseOf('byte order mark in the payload', 'FORMAT_JSON', signedText(`\ufeff${json}`)),
  caseOf('a raw newline in a text', 'FORMAT_JSON', withRaw('"a\nb"')),
  caseOf('an empty payload', 'FORMAT_JSON', signedText('')),
  caseOf('a list as payload', 'WRONG_KIND', signedText(`[${json}]`)),
  caseOf('null as payload', 'WRONG_KIND', signedText('null')),
  caseOf('unsigned, 10,000 deep', 'FORMAT_JSON', `{"hrmnum":${nested('[', ']', 10_000)}}`),
  caseOf('unsigned, a name twice', 'FORMAT_JSON', '{"hrmnum":1,"hrmnum":2}'),
  caseOf('unsigned, __proto__', 'FORMAT_JSON', '{"hrmnum":1,"__proto__":2}'),
];

const kinds: LicenceCase[] = [
  ...['theme-package', 'Licence', '', 1, null, undefined, ['licence']].map((kind) =>
    caseOf(`kind ${JSON.stringify(kind) ?? 'missing'}`, 'WRONG_KIND', signedWith({ kind })),
  ),
  caseOf('kind with an escape sequence', 'WRONG_KIND', signedWith({ kind: '\u001b[2J\u202eVALID' })),
  caseOf('version with an escape sequence', 'VERSION_UNSUPPORTED', signedWith({ version: '\u001b[2J' })),
  caseOf('unsigned, another kind', 'WRONG_KIND', JSON.stringify({ ...goodPayload(), kind: 'theme-package' })),
  ...[2, 0, 1.5, '1', null, undefined, [1], 1e21].map((version) =>
    caseOf(`version ${JSON.stringify(version) ?? 'missing'}`, 'VERSION_UNSUPPORTED', signedWith({ version })),
  ),
];

const impossibleDays = [
  '2027-02-30',
  '2027-02-29',
  '2100-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-04-31',
  '2026-01-00',
  '2027-2-3',
  '27-12-31',
  '2027/12/31',
  '20271231',
  '2027-12-31T00:00:00Z',
  ' 2027-12-31',
  '２０２７-12-31',
  '+002027-12-31',
  '1899-12-31',
  '',
  'never',
];
const dates: LicenceCase[] = [
  ...impossibleDays.map((day) =>
    caseOf(`expiry ${JSON.stringify(day)}`, 'DATE_INVALID', signedWith({ expiredate: day })),
  ),
  ...[20271231, 1.5, true, [], {}].map((day) =>
    caseOf(`expiry ${JSON.stringify(day)}`, 'DATE_INVALID', signedWith({ expiredate: day })),
  ),
  caseOf('start 2027-02-30', 'DATE_INVALID', signedWith({ startDate: '2027-02-30' })),
  caseOf(
    'ends before it starts',
    'DATE_INVALID',
    signedWith({ startDate: '2026-06-02', expiredate: '2026-06-01' }),
  ),
  ...[
    '2026-02-30T00:00:00Z',
    '2026-01-01',
    '2026-01-01T24:00:00Z',
    '2026-01-01T23:59:60Z',
    '2026-01-01T00:00:00',
    '2026-01-01 00:00:00Z',
    '2026-01-01T00:00:00+14:01',
    '2026-01-01T00:00:00-23:00',
    'yesterday',
    0,
  ].map((issueDate) =>
    caseOf(`issued ${JSON.stringify(issueDate)}`, 'DATE_INVALID', signedWith({ issueDate })),
  ),
  ...['2026-01-01T09:00:00+0800', '2026-01-01T09:00:00+08', '2026-01-01T09:00:00-14:00'].map((issueDate) =>
    caseOf(`issued ${issueDate}`, 'VALID', signedWith({ issueDate })),
  ),
  caseOf('leap day', 'VALID', signedWith({ expiredate: '2028-02-29' })),
  caseOf('no expiry', 'VALID', signedWith({ expiredate: null })),
];

/** A file that ends on 31 December 2026 in some zone, judged at an instant. */
const ends = (name: string, state: 'VALID' | 'EXPIRED', at: string, timeZone?: string): LicenceCase =>
  caseOf(name, state, signedWith({ expiredate: '2026-12-31', timeZone }), { now: Date.parse(at) });
const clock: LicenceCase[] = [
  ends('expires in one second', 'VALID', '2026-12-31T23:59:59+08:00'),
  ends('expires now', 'EXPIRED', '2027-01-01T00:00:00+08:00'),
  ends('expired one second ago', 'EXPIRED', '2027-01-01T00:00:01+08:00'),
  ends('UTC: in one second', 'VALID', '2026-12-31T23:59:59Z', 'UTC'),
  ends('UTC: now', 'EXPIRED', '2027-01-01T00:00:00Z', 'UTC'),
  ends('−05:00: in one second', 'VALID', '2026-12-31T23:59:59-05:00', '-05:00'),
  ends('−05:00: now', 'EXPIRED', '2027-01-01T00:00:00-05:00', '-05:00'),
  ends('Asia/Kathmandu: in one second', 'VALID', '2026-12-31T23:59:59+05:45', 'Asia/Kathmandu'),
  ends('Asia/Kathmandu: now', 'EXPIRED', '2027-01-01T00:00:00+05:45', 'Asia/Kathmandu'),
  // ISO 8601 writes an offset in three ways, and ends at 14 hours.
  ...['+08', '+0800', 'Z', '+14:00', '-14', '-0330'].map((timeZone) =>
    caseOf(`zone ${timeZone}`, 'VALID', signedWith({ timeZone })),
  ),
  ends('+0545: in one second', 'VALID', '2026-12-31T23:59:59+05:45', '+0545'),
  ends('+0545: now', 'EXPIRED', '2027-01-01T00:00:00+05:45', '+0545'),
  ...['+14:01', '+1430', '-14:30', '+8', '+08:60', '+080', '+8:00'].map((timeZone) =>
    caseOf(`zone ${timeZone}`, 'FIELD_INVALID', signedWith({ timeZone })),
  ),
  ...['Mars/Olympus', '+15:00', '8', '../etc/localtime', '', 'utc', 1].map((timeZone) =>
    caseOf(`zone ${JSON.stringify(timeZone)}`, 'FIELD_INVALID', signedWith({ timeZone })),
  ),
  caseOf('starts in one second', 'NOT_YET_VALID', signedWith({ startDate: '2026-12-01' }), {
    now: Date.parse('2026-11-30T23:59:59+08:00'),
  }),
  caseOf('starts now', 'VALID', signedWith({ startDate: '2026-12-01' }), {
    now: Date.parse('2026-12-01T00:00:00+08:00'),
  }),
  caseOf('issued tomorrow', 'NOT_YET_VALID', signedWith({ issueDate: '2026-11-21T12:00:00+08:00' })),
  caseOf('issued four minutes ahead', 'VALID', signedWith({ issueDate: '2026-11-20T12:04:00+08:00' })),
  caseOf('issued six minutes ahead', 'NOT_YET_VALID', signedWith({ issueDate: '2026-11-20T12:06:00+08:00' })),
];

const badSeats = [-1, 1.5, 1e21, '10', '', true, [], {}, 9_007_199_254_740_992];
const modules = goodPayload().availableModule;
const withModule = (change: Record<string, unknown>): string =>
  signedWith({ availableModule: [{ ...modules[0], ...change }, modules[1]] });
const deepModules = (levels: number): unknown =>
  levels === 0 ? [] : [{ moduleName: 'm', moduleFlag: 'm', subModules: deepModules(levels - 1) }];

const fields: LicenceCase[] = [
  ...badSeats.map((seats) =>
    caseOf(`seats ${JSON.stringify(seats)}`, 'FIELD_INVALID', signedWith({ hrmnum: seats })),
  ),
  ...badSeats.map((seats) =>
    caseOf(`module seats ${JSON.stringify(seats)}`, 'FIELD_INVALID', withModule({ pcHrmNum: seats })),
  ),
  ...badSeats.map((seats) =>
    caseOf(`mobile seats ${JSON.stringify(seats)}`, 'FIELD_INVALID', signedWith({ appHrmNum: seats })),
  ),
  caseOf('seats missing', 'FIELD_INVALID', signedWith({ hrmnum: undefined })),
  caseOf('seats null', 'FIELD_INVALID', signedWith({ hrmnum: null })),
  caseOf('seats −0', 'VALID', signedText(json.replace('"hrmnum":500', '"hrmnum":-0'))),
  caseOf('company missing', 'FIELD_INVALID', signedWith({ companyname: undefined })),
  caseOf('company empty', 'FIELD_INVALID', signedWith({ companyname: ' ' })),
  caseOf('company a list', 'FIELD_INVALID', signedWith({ companyname: ['x'] })),
  caseOf('company with HTML', 'VALID', signedWith({ companyname: '<img src=x onerror=alert(1)> & Sons' })),
  caseOf(
    'company with a right-to-left override',
    'FIELD_INVALID',
    signedWith({ companyname: 'Acme \u202egnp.exe' }),
  ),
  caseOf('company with an isolate', 'FIELD_INVALID', signedWith({ companyname: 'Acme \u2066x' })),
  caseOf('company with NUL', 'FIELD_INVALID', signedWith({ companyname: 'Acme\u0000' })),
  caseOf('company with a newline', 'FIELD_INVALID', signedWith({ companyname: 'Acme\nValid' })),
  caseOf('company with an escape sequence', 'FIELD_INVALID', signedWith({ companyname: '\u001b[2JAcme' })),
  caseOf('company with a C1 control', 'FIELD_INVALID', signedWith({ companyname: 'Acme\u009b2J' })),
  caseOf('company with half a pair', 'FIELD_INVALID', signedWith({ companyname: 'Acme\ud83d' })),
  caseOf('company with an emoji', 'VALID', signedWith({ companyname: 'Acme 🏭' })),
  caseOf('company of 1 MB', 'FIELD_INVALID', signedWith({ companyname: 'A'.repeat(1_000_000) })),
  caseOf('flag 2', 'FIELD_INVALID', signedWith({ concurrentFlag: '2' })),
  caseOf('flag true', 'FIELD_INVALID', signedWith({ tenantType: true })),
  caseOf('flag as a number', 'VALID', signedWith({ tenantType: 1 })),
  caseOf('modules missing', 'FIELD_INVALID', signedWith({ availableModule: undefined })),
  caseOf('modules as text', 'FIELD_INVALID', signedWith({ availableModule: '[]' })),
  caseOf('no modules', 'VALID', signedWith({ availableModule: [] })),
  ...[null, 1, 'x', [], true].map((module) =>
    caseOf(
      `a module that is ${JSON.stringify(module)}`,
      'FIELD_INVALID',
      signedWith({ availableModule: [module] }),
    ),
  ),
  caseOf('module without flag', 'FIELD_INVALID', withModule({ moduleFlag: undefined })),
  caseOf('module with an empty flag', 'FIELD_INVALID', withModule({ moduleFlag: '' })),
  caseOf('module flag with NUL', 'FIELD_INVALID', withModule({ moduleFlag: 'a\u0000b' })),
  caseOf('module name of 1 MB', 'FIELD_INVALID', withModule({ moduleName: 'x'.repeat(1_000_000) })),
  caseOf(
    'two modules of one flag',
    'FIELD_INVALID',
    signedWith({ availableModule: [...modules, modules[0]] }),
  ),
  caseOf(
    'two of one flag among many',
    'FIELD_INVALID',
    signedWith({
      availableModule: [
        ...Array.from({ length: 20 }, (_, index) => ({ moduleName: 'm', moduleFlag: `m${index}` })),
        { moduleName: 'n', moduleFlag: 'm3' },
      ],
    }),
  ),
  caseOf(
    'one flag under two parents',
    'VALID',
    signedWith({
      availableModule: ['a', 'b'].map((flag) => ({
        moduleName: flag,
        moduleFlag: flag,
        subModules: [{ moduleName: 'x', moduleFlag: 'x' }],
      })),
    }),
  ),
  caseOf('isEnable "yes"', 'FIELD_INVALID', withModule({ isEnable: 'yes' })),
  caseOf('subModules as text', 'FIELD_INVALID', withModule({ subModules: '[]' })),
  caseOf('16 levels of modules', 'VALID', signedWith({ availableModule: deepModules(16) })),
  caseOf('17 levels of modules', 'FIELD_INVALID', signedWith({ availableModule: deepModules(17) })),
  caseOf('unknown field in a module', 'VALID', withModule({ colour: 'red' })),
  caseOf(
    'expired with an invalid field',
    'FIELD_INVALID',
    signedWith({ expiredate: '2026-01-31', hrmnum: -1 }),
  ),
  caseOf(
    'invalid field and bad signature',
    'SIGNATURE_INVALID',
    armour(signToken(JSON.stringify(goodPayload({}, { hrmnum: -1 })), ed25519).replace(/.{8}$/, 'AAAAAAAA')),
  ),
];

export const contentCases: readonly LicenceCase[] = [...jsonCases, ...kinds, ...dates, ...clock, ...fields];
