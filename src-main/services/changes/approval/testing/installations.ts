import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FixedApprover } from '#shared/rules/changes/approval/people.ts';
import type { ApprovalSpan } from '#shared/rules/changes/approval/span.ts';
import { changeFileText } from '#shared/rules/changes/change-file.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { createInstallationKey } from '../../../installation-key/installation-key.ts';
import { createChangesService } from '../../changes-service.ts';
import { openTrayFile } from '../../tray-file.ts';
import { createApprovals } from '../approvals.ts';

export const server = 'P1';
export const address = 'https://office.example.com';
export const locator = { server, user: 'Lin' };

interface Settings {
  approve: 'never' | 'production' | 'always';
  address: string;
  environment: 'production' | 'test';
  fixed: FixedApprover[] | null;
  computer: string;
  now: number;
}

const rulesAs = ({ environment }: Settings) => ({
  production: environment === 'production' ? { by: 'own' as const, profile: 'Office', managed: false } : null,
  readOnly: null,
});

const ends: (() => void)[] = [];
export function endAll(): void {
  for (const end of ends.splice(0)) end();
}

export async function installation(options: Partial<Settings> = {}) {
  const said: Settings = {
    approve: 'production',
    address,
    environment: 'production',
    fixed: null,
    computer: 'PC-1',
    now: Date.parse('2026-11-28T12:00:00Z'),
    ...options,
  };
  const folder = await mkdtemp(join(tmpdir(), 'steward-approval-'));
  const file = openTrayFile({ folder, keyStore: null, now: () => said.now });
  const files = new Map<string, string>();
  const approvals = createApprovals({
    file,
    key: createInstallationKey({ folder, keyStore: null }),
    profile: async (id) => (id === server ? { address: said.address, rules: rulesAs(said) } : undefined),
    settings: () => said,
    fixed: () => said.fixed,
    computer: said.computer,
    read: async (handle) => ({ bytes: Buffer.from(files.get(handle) ?? '') }),
  });
  const changes = createChangesService({ file, door: approvals.door });
  ends.push(() => file.end());
  const put = (text: string) => {
    const handle = `file ${files.size}`;
    files.set(handle, text);
    return handle;
  };
  return { said, approvals, changes, put, files };
}
export type Installation = Awaited<ReturnType<typeof installation>>;

export const change = (id: string, to: string): CollectedChange => ({
  title: 'ruleConfigs.changed',
  kind: 'ruleConfig',
  place: { id },
  edits: { ruleName: { from: 'a', to } },
  touches: [],
  path: '',
});
export const collect = ({ changes }: Installation, ...wanted: CollectedChange[]) =>
  changes.collect({ ...locator, changes: wanted });
export async function ask(first: Installation): Promise<string> {
  const tray = await first.changes.tray({ server });
  const facts = { made: '2026-11-24T08:00:00.000Z', from: { server: 'Office', user: 'Lin' } };
  const { text } = await first.approvals.request({
    ...locator,
    words: 'For Monday',
    text: changeFileText(tray.changes, facts),
  });
  return text;
}
export async function answer(
  second: Installation,
  text: string,
  verdict: 'approved' | 'refused' = 'approved',
  span: ApprovalSpan = {},
) {
  const given = { server, user: 'Wei', file: second.put(text) };
  const { digest } = await second.approvals.open(given);
  return (await second.approvals.decide({ ...given, digest, verdict, words: 'Seen', ...span })).text;
}
export async function trust(first: Installation, second: Installation) {
  const { fingerprint } = await second.approvals.key();
  await first.approvals.trust({ server, name: 'Wei', fingerprint });
}
export const take = (first: Installation, text: string) =>
  first.approvals.take({ ...locator, file: first.put(text) });
export const begin = (first: Installation, id = 1) => first.changes.begin({ server, id, wish: 0 });
