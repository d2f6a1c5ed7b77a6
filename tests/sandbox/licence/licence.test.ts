import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import {
  compareLicenseFile,
  getAllDbLicenseCode,
  getLinkLogs,
  parseLicenseFile,
  qryHistoryLicenseInfoById,
  qrySubmitLicenseHistory,
} from '#shared/api/licence/licence.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { serverTime } from '../../../src-main/sandbox/kernel/clock.ts';
import { freshSandbox, signedIn } from '../client.ts';
import { licenceFile } from '../sample-input.ts';

const noon = Date.UTC(2026, 10, 21, 12);
let sandbox: Sandbox;
afterEach(() => sandbox.close());
const operator = async (language?: string) => {
  sandbox = await freshSandbox({ now: () => noon });
  return signedIn(sandbox, 'platformOperator', language);
};

// Rows TOOL-015, 023.
test("parsing answers the licence in the platform's spelling and records the submission", async () => {
  const client = await operator();
  const before = await client.call(qrySubmitLicenseHistory, {});
  const result = await client.call(parseLicenseFile, { file: licenceFile() });
  expect(result).toMatchObject({
    licensecode: 'A1B2C3D4E5F60718293A4B5C6D7E8F90',
    companyname: '青屿明序软件有限公司',
    concurrentFlag: '0',
    supplierConcurrentFlag: '1',
    hrmnum: 500,
    tenantType: '0',
    availableModule: [{ moduleName: '流程管理', moduleFlag: 'workflow', pcHrmNum: 500, isEnable: '1' }],
  });
  const after = await client.call(qrySubmitLicenseHistory, {});
  expect(after).toHaveLength(before.length + 1);
  expect(after[0]).toMatchObject({
    companyName: '青屿明序软件有限公司',
    crmId: 'CRM204816',
    createTime: serverTime(noon),
  });
  expect(await client.call(qryHistoryLicenseInfoById, { id: after[0]?.id ?? '' })).toEqual(result);
});

test('on the wire the module list is a JSON text', async () => {
  const client = await operator();
  const response = await client.send(parseLicenseFile, { file: licenceFile() });
  const { data } = (await response.json()) as { data: { availableModule: unknown } };
  expect(typeof data.availableModule).toBe('string');
});

const sample = (name: string) => new File([readFileSync(`resources/samples/${name}`)], name);

test.each(['farridge-2026.lic', 'farridge-2024-expired.lic', 'farridge-unsigned.json', 'clinica-rs256.jws'])(
  '%s is read and recorded',
  async (name) => {
    const client = await operator();
    const before = await client.call(qrySubmitLicenseHistory, {});
    const { companyname } = await client.call(parseLicenseFile, { file: sample(name) });
    const after = await client.call(qrySubmitLicenseHistory, {});
    expect(after.slice(1)).toEqual(before);
    expect(after[0]?.companyName).toBe(companyname);
  },
);

test.each(['farridge-tampered.lic', 'farridge-revoked-key.lic', 'farridge-unknown-key.lic'])(
  '%s is refused with a reason and not recorded',
  async (name) => {
    const client = await operator();
    const before = await client.call(qrySubmitLicenseHistory, {});
    await expect(client.call(parseLicenseFile, { file: sample(name) })).rejects.toMatchObject({
      kind: 'refused',
      code: 500,
      message: expect.stringMatching(/\w/),
    });
    expect(await client.call(qrySubmitLicenseHistory, {})).toEqual(before);
  },
);

test.each([
  ['en-US', /[a-z]/i],
  ['zh-CN', /[\u4e00-\u9fff]/],
])('a file that is no licence is refused in %s', async (language, words) => {
  const client = await operator(language);
  const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'a.png');
  await expect(client.call(parseLicenseFile, { file: picture })).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringMatching(words),
  });
});

// Rows TOOL-021, 022.
test('comparing answers both files and the modules that only one of them pays for', async () => {
  const client = await operator();
  const module = (moduleFlag: string, moduleName: string) => ({ moduleFlag, moduleName, isEnable: '1' });
  const result = await client.call(compareLicenseFile, {
    file: licenceFile({ availableModule: [module('workflow', '流程管理'), module('mail', '邮件')] }),
    compareFile: licenceFile({
      hrmnum: '800',
      availableModule: [module('workflow', '流程管理'), module('okr', '目标管理')],
    }),
  });
  expect(result).toMatchObject({
    hrmnum: 500,
    comparehrmnum: 800,
    newPayModules: [{ moduleFlag: 'okr' }],
    delPayModules: [{ moduleFlag: 'mail' }],
  });
});

test('comparing with an unreadable file is refused', async () => {
  const client = await operator();
  const broken = new File(['{'], 'broken.json');
  await expect(
    client.call(compareLicenseFile, { file: licenceFile(), compareFile: broken }),
  ).rejects.toMatchObject({ kind: 'refused' });
});

test.each(['999999', '0', 'x', '1 or 1=1', '9'.repeat(40)])('there is no submission %s', async (id) => {
  const client = await operator();
  await expect(client.call(qryHistoryLicenseInfoById, { id })).rejects.toMatchObject({
    kind: 'refused',
    message: 'This submission record does not exist',
  });
});

test('the seeded submissions are newest first, each with its licence', async () => {
  const client = await operator();
  const list = await client.call(qrySubmitLicenseHistory, {});
  expect(list).toHaveLength(24);
  const times = list.map((entry) => entry.createTime);
  expect(times).toEqual([...times].sort().reverse());
  for (const entry of list) {
    const licence = await client.call(qryHistoryLicenseInfoById, { id: entry.id });
    expect(licence).toMatchObject({ companyname: entry.companyName, cid: entry.crmId });
    expect(licence.availableModule?.length).toBeGreaterThan(0);
  }
});

// Row TOOL-024.
test('licence codes are SM3 digests, newest first', async () => {
  const client = await operator();
  const codes = await client.call(getAllDbLicenseCode, {});
  expect(codes).toHaveLength(9);
  for (const code of codes) expect(code.sm3Hash).toMatch(/^[0-9a-f]{64}$/);
  const times = codes.map((code) => code.createTime);
  expect(times).toEqual([...times].sort().reverse());
});

test('every link has 3 to 8 steps in unbroken order', async () => {
  const client = await operator();
  const links = Map.groupBy(await client.call(getLinkLogs, {}), (step) => step.logLinkId);
  expect(links.size).toBeGreaterThan(5);
  for (const steps of links.values()) {
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(steps.length).toBeLessThanOrEqual(8);
    expect(steps.map((step) => step.linkOrder)).toEqual(steps.map((_, index) => index + 1));
  }
});
