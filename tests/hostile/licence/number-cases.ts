/** Properly signed files whose numbers a double takes for others, and whose texts nobody can see. */
import { caseOf, goodPayload, type LicenceCase, signedText, signedWith } from './case.ts';

/** The good licence with a number in the place of its seats that a double takes for a whole one. */
const inexact = (number: string): string =>
  signedText(JSON.stringify(goodPayload()).replace(/"hrmnum":\d+/, `"hrmnum":${number}`));
export const numberCases: LicenceCase[] = [
  ...[
    '9007199254740993',
    '9007199254740991.4',
    '5.00000000000000000001',
    '1e-400',
    '1234567890123456789',
  ].map((number) => caseOf(`seats ${number}`, 'FIELD_INVALID', inexact(number))),
  ...['5.0', '1e2', '100e-2', '9007199254740991', '5.00000000000000000000'].map((number) =>
    caseOf(`seats ${number}`, 'VALID', inexact(number)),
  ),
  caseOf(
    'a number that vanishes where nobody looks',
    'VALID',
    signedText(JSON.stringify(goodPayload()).replace('"kind"', '"note":[1e-400,-9007199254740993],"kind"')),
  ),
  caseOf(
    'version 1.00000000000000000001',
    'VERSION_UNSUPPORTED',
    signedText(JSON.stringify(goodPayload()).replace('"version":1', '"version":1.00000000000000000001')),
  ),
];
/** Nothing of them has ink: joiners, fillers, the blank of Braille, a soft hyphen, a selector. */
export const unseenCases: LicenceCase[] = [
  '\u200b',
  '\u2060\u200d',
  '\u3164',
  '\u115f\u1160',
  '\u2800',
  '\u00ad',
  '\ufe0f',
  '\u{e0020}',
].flatMap((text) => [
  caseOf(`company ${JSON.stringify(text)}`, 'FIELD_INVALID', signedWith({ companyname: text }), {
    reason: 'invisible',
  }),
  caseOf(`code ${JSON.stringify(text)}`, 'FIELD_INVALID', signedWith({ licensecode: text })),
  caseOf(
    `module ${JSON.stringify(text)}`,
    'FIELD_INVALID',
    signedWith({ availableModule: [{ moduleName: text, moduleFlag: 'a' }] }),
  ),
]);
