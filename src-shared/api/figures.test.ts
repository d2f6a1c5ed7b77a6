import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { wireNumber, wireText } from './codecs.ts';
import { unstatedDetails, withFigures } from './figures.ts';
import { getTenantInfo } from './tenant.ts';
import { decodeResponse } from './wire.ts';

const schema = withFigures({ name: z.string(), note: wireText }, { used: wireNumber, max: wireNumber });

describe('figures', () => {
  it.each<[string, object, object]>([
    ['all stated', { name: 'a', used: 1, max: '2' }, { name: 'a', note: '', used: 1, max: 2 }],
    [
      'one missing',
      { name: 'a', max: 2 },
      { name: 'a', note: '', used: null, max: 2, unstated: { used: 'missing' } },
    ],
    [
      'one null',
      { name: 'a', used: null, max: 2 },
      { name: 'a', note: '', used: null, max: 2, unstated: { used: expect.stringMatching(/^Invalid/) } },
    ],
    [
      'both odd',
      { name: 'a', used: 'many', max: {} },
      {
        name: 'a',
        note: '',
        used: null,
        max: null,
        unstated: { used: expect.stringMatching(/^Invalid/), max: expect.stringMatching(/^Invalid/) },
      },
    ],
    ['zero is a figure', { name: 'a', used: 0, max: 0 }, { name: 'a', note: '', used: 0, max: 0 }],
  ])('%s', (_what, wire, value) => {
    expect(z.decode(schema, wire as never)).toEqual(value);
  });

  it('holds the rest to its schema, and names the field', () => {
    const decoded = z.safeDecode(schema, { used: 1, max: 2 } as never);
    expect(decoded.error?.issues[0]).toMatchObject({ path: ['name'] });
  });

  it('encodes what it has', () => {
    expect(z.encode(schema, { name: 'a', note: '', used: 1, max: null })).toEqual({
      ...{ name: 'a', note: '', used: 1 },
    });
  });
});

const wire = {
  tenantName: 'Northgate',
  tenantKey: 'T1',
  status: 'normal',
  dayRemain: 3,
  ...{ usedSpace: 'much', maxSpace: 512_000, pcAuthUserUsedNumbers: 1, pcAuthUserMaxNumbers: 2 },
  ...{ appAuthUserUsedNumbers: 1, appAuthUserMaxNumbers: 2, externalUserUsedNumbers: 1 },
};

it('the tenant’s page stays with a figure that is odd and others that are missing; the reason names call and field', () => {
  const info = decodeResponse(getTenantInfo, { code: 200, data: wire });
  expect(info).toMatchObject({ tenantName: 'Northgate', usedSpace: null, maxSpace: 512_000 });
  expect(unstatedDetails(getTenantInfo.id, info)).toEqual([
    'endpoint: tenant.info',
    expect.stringMatching(/^field: usedSpace: Invalid/),
    'field: externalUserMaxNumbers: missing',
    'field: tenantLicenseInfo: missing',
  ]);
  expect(() => decodeResponse(getTenantInfo, { code: 200, data: { ...wire, tenantName: 4 } })).toThrow(
    /tenantName/,
  );
});
