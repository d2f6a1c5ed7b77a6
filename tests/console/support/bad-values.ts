/** Values that no field takes, each with the record and the field that refuses it. */
import type { ConfigurationArea } from '#shared/rules/configuration/area-names.ts';

export interface Bad {
  readonly kind: string;
  readonly place: unknown;
  readonly field: string;
  readonly to: unknown;
  /** The area of a bundle or a folder that has the record. */
  readonly area: ConfigurationArea | null;
}

const rule = (field: string, to: unknown): Bad => ({
  kind: 'ruleConfig',
  place: { id: 'RC1000003' },
  area: 'system',
  field,
  to,
});
const link = (field: string, to: unknown): Bad => ({
  kind: 'appInfo',
  place: { deptId: 'D200', id: '100000000000010002', detach: 'off' },
  area: 'applications',
  field,
  to,
});
const agreement = (to: string): Bad => ({
  kind: 'agreement',
  place: { id: 'AG1000001' },
  area: 'system',
  field: 'content',
  to,
});
const named = (to: unknown): Bad => ({
  kind: 'languageNames',
  place: { kind: 'tenant', targetId: 'T2308147' },
  area: null,
  field: 'en_US',
  to,
});

export const bad: Readonly<Record<string, Bad>> = {
  'an address that runs': link('innerUrl', 'javascript:alert(1)'),
  'an address with a user name': link('outerUrl', 'https://bank.example:x@evil.example/'),
  'an address that is read otherwise': link('outerUrl', 'https://evil.example\\@bank.example/'),
  NUL: rule('message', 'a\u0000b'),
  'half a character': rule('ruleName', 'a\ud800'),
  'a name that turns its line': rule('ruleName', 'a\u202egnp'),
  'a name in a language that turns its line': named('a\u202egnp'),
  'a text that is too long': rule('ruleName', 'x'.repeat(5000)),
  'a name in a language that is too long': named('x'.repeat(5000)),
  'a script in rich text': agreement('<p>x</p><script>alert(1)</script>'),
  'a handler in rich text': agreement('<p onclick="alert(1)">x</p>'),
  'a choice that is none': rule('pattern', 'evil'),
  'a number that is out of its range': rule('least', -1),
  'a number that is text': rule('least', 'few'),
  'a switch that is neither': rule('noEmoji', 'yes'),
};
