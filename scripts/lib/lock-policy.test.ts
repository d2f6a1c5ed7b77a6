import { expect, it } from 'vitest';
import { type LockedPackage, lockProblems } from './lock-policy.ts';

const integrity = `sha512-${'A'.repeat(86)}==`;
const problems = (entry: LockedPackage, allow = {}) =>
  lockProblems({ '': {}, 'node_modules/a/node_modules/b': entry }, allow);

it.each<[string, LockedPackage, RegExp]>([
  ['an address', { integrity, resolved: 'https://registry.example/b.tgz' }, /names an address/],
  ['a link', { integrity, link: true }, /link/],
  ['another package', { integrity, name: 'evil' }, /is evil under another name/],
  ['no checksum', {}, /no checksum/],
  ['a weak checksum', { integrity: 'sha1-abc' }, /no SHA-512/],
  ['two checksums', { integrity: `${integrity} sha1-abc` }, /no SHA-512/],
  ['an install script', { integrity, hasInstallScript: true }, /wants to run a script/],
])('refuses %s', (_, entry, says) => expect(problems(entry)).toEqual([expect.stringMatching(says)]));

it.each<[string, LockedPackage, object]>([
  ['what is as it should be', { integrity }, {}],
  ['another platform’s binary without a checksum', { optional: true }, {}],
  ['a script that was decided about', { integrity, hasInstallScript: true }, { b: false }],
])('accepts %s', (_, entry, allow) => expect(problems(entry, allow)).toEqual([]));
