/** The sandbox takes and refuses the same addresses as the rule that the console asks, each by what is wrong with it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { segments } from '#shared/api/network/segments.ts';
import { addressProblem } from '#shared/kit/patterns/ip-range.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeAll(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator', 'en-US');
});
afterAll(() => sandbox.close());

let made = 0;
async function add(segmentType: 'IPv4' | 'IPv6', ipStart: string, ipEnd: string) {
  made += 1;
  const id = `odd-${made}`;
  await client.call(segments.add, { id, segmentName: 'Odd', segmentType, ipStart, ipEnd, instructions: '' });
  return (await client.call(segments.byIds, { ids: [id] })).length;
}

test.each([
  ['IPv4', '0.0.0.0', '255.255.255.255'],
  ['IPv4', '0.0.0.0', '0.0.0.0'],
  ['IPv4', '255.255.255.255', '255.255.255.255'],
  ['IPv4', '10.0.0.1', '10.0.0.1'],
  ['IPv6', '::', '::'],
  ['IPv6', '::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['IPv6', '::ffff:10.0.0.1', '::ffff:10.0.0.9'],
] as const)('%s from %s to %s is taken', async (type, start, end) => {
  expect([addressProblem(start), addressProblem(end)]).toEqual([null, null]);
  expect(await add(type, start, end)).toBe(1);
});

test.each([
  ['fe80::1%eth0', 'zone'],
  ['010.0.0.1', 'leadingZeros'],
  ['10.1', 'shorthand'],
  ['10.0.0.256', 'octet'],
  ['0x0a000001', 'notation'],
  ['１０.0.0.1', 'fullWidth'],
  ['10。0。0。1', 'fullWidth'],
  ['[::1]', 'brackets'],
  ['10.0.0.1:80', 'port'],
  ['255.255.255.255/33', 'malformed'],
] as const)('%s is refused (%s), and nothing is made', async (address, problem) => {
  expect(addressProblem(address)).toBe(problem);
  for (const type of ['IPv4', 'IPv6'] as const) {
    await expect(add(type, address, address)).rejects.toThrow('Start IP address entered incorrectly!');
    expect(await client.call(segments.byIds, { ids: [`odd-${made}`] })).toEqual([]);
  }
});

test('an IPv4 address is none of IPv6, and the other way round', async () => {
  await expect(add('IPv6', '10.0.0.1', '10.0.0.1')).rejects.toThrow('entered incorrectly');
  await expect(add('IPv4', '::ffff:10.0.0.1', '::ffff:10.0.0.1')).rejects.toThrow('entered incorrectly');
});
