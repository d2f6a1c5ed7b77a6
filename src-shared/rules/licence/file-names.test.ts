import { expect, test } from 'vitest';
import { isLicenceName } from './file-names.ts';

test.each([
  'a.lic',
  'b.LICENCE',
  'c.license',
  'd.jws',
  'e.jwe',
  'f.json',
  'g.properties',
  'h.b64',
  'i.txt',
  'two.parts.lic',
  '授权.LIC',
  ' .lic',
  '.hidden.lic',
])('%s may be a licence', (name) => expect(isLicenceName(name)).toBe(true));

test.each([
  'j.png',
  'k.lic.bak',
  'lic',
  '.lic',
  '..lic',
  'l.docx',
  'a.lic\n',
  'a.licx',
  'a.lic ',
  '',
  `${'.lic'.repeat(100_000)}!`,
])('another file may not', (name) => expect(isLicenceName(name)).toBe(false));
