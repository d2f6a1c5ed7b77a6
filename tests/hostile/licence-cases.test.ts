/** Each hostile licence file gets the state it should, never an exception and never a VALID it does not deserve. */
import { describe, expect, test } from 'vitest';
import { licenceReading } from '#shared/rules/licence/reading.ts';
import { readingMessage, readLicence } from '../../src-main/formats/licence/index.ts';
import { testTrustedKeys } from '../fixtures/licence/keys.ts';
import { hostileNow, type LicenceCase } from './licence/case.ts';
import { licenceCases } from './licence-cases.ts';

const keys = testTrustedKeys();
const read = ({ file, now = hostileNow, secret, highestTime }: LicenceCase) =>
  readLicence({ name: 'case.lic', bytes: file, now, keys, secret, highestTime });
/** States in which the signature is good and only the calendar objects. */
const genuine = new Set(['VALID', 'EXPIRED', 'FILE_ENDED', 'NOT_YET_VALID', 'CLOCK_SUSPECT']);
/** States of a file that is signed properly over content that is not a licence as it should be. */
const signedNonsense = new Set(['WRONG_KIND', 'VERSION_UNSUPPORTED', 'DATE_INVALID', 'FIELD_INVALID']);

/** States of a signature that leave it open whether the content can be explained. */
const explainedIfReadable = new Set(['ALG_UNSUPPORTED', 'KEY_UNKNOWN', 'KEY_REVOKED', 'SIGNATURE_INVALID']);

test('no two cases have one name', () => {
  const names = licenceCases.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('each case is a file of its own, so that none tests nothing', () => {
  const seen = new Map<string, string>();
  for (const { name, file, now = hostileNow, secret, highestTime } of licenceCases) {
    const circumstances = `${now} ${secret} ${highestTime} ${file.toString('latin1')}`;
    const same = seen.get(circumstances);
    expect(same ? `${name} is ${same}` : '').toBe('');
    seen.set(circumstances, name);
  }
});

describe('hostile licence files', () => {
  test.each(licenceCases.map((one): [string, LicenceCase] => [`${one.name} → ${one.state}`, one]))(
    '%s',
    async (_, one) => {
      const reading = await read(one);
      expect(reading.state).toBe(one.state);
      expect(reading.findings[0]?.state).toBe(one.state);
      if (one.reason !== undefined) expect(reading.findings[0]?.params.reason).toBe(one.reason);
      expect(licenceReading.safeParse(reading).error).toBeUndefined();
      if (!signedNonsense.has(one.state)) {
        expect(reading.verified).toBe(one.verified ?? genuine.has(one.state));
      }
      expect(reading.readable).toBe(reading.licence !== null);
      if (!explainedIfReadable.has(one.state)) {
        expect(reading.readable).toBe(genuine.has(one.state) || one.state === 'UNSIGNED');
      }
    },
  );

  test.each(['en-US', 'zh-CN'] as const)('each is explained in %s without gaps', async (language) => {
    for (const one of licenceCases) {
      const reading = await read(one);
      for (const found of reading.findings) {
        const message = readingMessage({ ...reading, findings: [found] }, language);
        expect(message, one.name).not.toMatch(/\{\{|undefined|\p{Cc}|\u202e/u);
        expect(message.length, one.name).toBeGreaterThan(5);
      }
    }
  });

  test('the same content in every accepted wrapping', async () => {
    const wrapped = licenceCases.filter(({ name }) =>
      /^(good$|byte order mark$|CRLF|no newline|two newlines|four line breaks|lines |one long|bare token)/.test(
        name,
      ),
    );
    const contents: string[] = [];
    for (const one of wrapped) contents.push(JSON.stringify((await read(one)).licence));
    expect(contents.length).toBe(14);
    expect(new Set(contents).size).toBe(1);
  });
});
