/** Hostile policies: each is refused whole with its name, wherever it stands, and the program starts as without it. */
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { effectivePolicy } from '#shared/bridge/policy.ts';
import { countProcessorTime } from '#shared/testing/processor-time.ts';
import { policy as policyTexts } from '#shared/text/tables/policy.ts';
import { type Guard, readGuarded } from '../../src-main/services/guarded-files/guarded-file.ts';
import { unixProblem } from '../../src-main/services/guarded-files/guards.ts';
import { createPolicyService, type PolicyService } from '../../src-main/services/policy/policy-service.ts';
import { type Sources, systemSources } from '../../src-main/services/policy/sources.ts';
import { policyCases } from './policy-cases.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-hostile-policy-'));
  path = join(folder, 'policy.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The user who runs the tests is the administrator; the temporary folder above is everybody's. */
const administrator: Guard = (objects) =>
  objects
    .map(({ stats: { uid, mode } }) => unixProblem({ uid: uid === process.getuid?.() ? 0 : 1, mode }))
    .find((problem) => problem !== null) ?? null;
/** The location of the system, whose owner and rights are checked. */
const guarded: Sources = { ...systemSources, guarded: () => readGuarded(path, [folder], administrator) };
const none: Sources = { ...systemSources, guarded: async () => ({ state: 'absent' }) };

const places: [string, () => Promise<PolicyService>][] = [
  ['STEWARD_POLICY', () => createPolicyService({ platform: 'linux', environment: path, sources: none })],
  [
    'the system’s file',
    () => createPolicyService({ platform: 'linux', environment: undefined, sources: guarded }),
  ],
];

function expectRefused(policy: PolicyService, problem: string, detail?: string): void {
  const [refused, ...others] = policy.refusedPolicies();
  expect(others).toEqual([]);
  expect([refused?.problem, refused?.detail]).toEqual([problem, detail ?? null]);
  expect(policy.layers().every((layer) => layer === null)).toBe(true);
  const told = effectivePolicy.parse(policy.effective({}));
  expect(told.entries.every(({ source }) => source === 'default')).toBe(true);
}

it('no two cases have one name', () => {
  expect(new Set(policyCases.map(({ name }) => name)).size).toBe(policyCases.length);
});

describe.each(places)('in %s', (place, open) => {
  it.each(policyCases)('$name → $problem', async ({ file, problem, detail }) => {
    await writeFile(path, file);
    const spent = countProcessorTime();
    // The guard reads text: whatever is none is no JSON to it.
    const isText = !['ENCODING', 'UTF16'].includes(problem);
    const named = isText || place === 'STEWARD_POLICY' ? problem : 'NOT_JSON';
    expectRefused(await open(), named, detail);
    expect(spent()).toBeLessThan(250);
  });

  it('a good one is obeyed, also with a mark of byte order', async () => {
    await writeFile(path, '\uFEFF{"locked":{"appearance":"dark"}}');
    const policy = await open();
    expect(policy.refusedPolicies()).toEqual([]);
    expect(policy.effective({ appearance: 'light' }).entries[0]).toMatchObject({
      key: 'appearance',
      value: '"dark"',
    });
  });

  it('a folder', async () => {
    await mkdir(path);
    expectRefused(await open(), 'NOT_A_FILE');
  });

  it.skipIf(process.platform === 'win32')('a pipe that nobody writes to', async () => {
    execFileSync('sh', ['-c', 'mkfifo "$1"', 'sh', path]);
    expectRefused(await open(), 'NOT_A_FILE');
  });
});

describe('the system’s file is the administrator’s alone', () => {
  const [, [, open]] = places as [unknown, [string, () => Promise<PolicyService>]];
  const good = '{"locked":{"appearance":"dark"}}';

  it.each([
    ['writable by others', 0o646, 'WRITABLE'],
    ['writable by its group', 0o664, 'WRITABLE'],
  ])('%s', async (_what, mode, problem) => {
    await writeFile(path, good);
    await chmod(path, mode);
    expectRefused(await open(), problem);
  });

  it('in a folder that others may write', async () => {
    await writeFile(path, good);
    await chmod(folder, 0o777);
    expectRefused(await open(), 'WRITABLE');
  });

  it('a link to a file elsewhere', async () => {
    await writeFile(join(folder, 'mine.json'), good);
    await symlink(join(folder, 'mine.json'), path);
    expectRefused(await open(), 'LINK');
  });

  it('in a folder that is a link', async () => {
    const elsewhere = `${folder}-elsewhere`;
    await writeFile(path, good);
    await rename(folder, elsewhere);
    await symlink(elsewhere, folder);
    expectRefused(await open(), 'LINK');
    await rm(elsewhere, { recursive: true });
  });

  it('somebody else’s', async () => {
    await writeFile(path, good);
    const stranger: Sources = {
      ...systemSources,
      guarded: () =>
        readGuarded(path, [], ([file]) => unixProblem({ uid: 1000, mode: file?.stats.mode ?? 0 })),
    };
    expectRefused(
      await createPolicyService({ platform: 'linux', environment: undefined, sources: stranger }),
      'OWNER',
    );
  });
});

describe('STEWARD_POLICY itself', () => {
  it.each([
    ['names nothing that is there', () => join(folder, 'absent.json'), 'MISSING'],
    ['goes through a file', () => '/dev/null/policy.json', 'MISSING'],
    ['is no whole path', () => 'policy.json', 'RELATIVE'],
    ['climbs', () => '../../etc/passwd', 'RELATIVE'],
    ['is an address', () => 'https://a.example/policy.json', 'RELATIVE'],
    ['is a device', () => '/dev/zero', 'NOT_A_FILE'],
  ])('%s', async (_what, named, problem) => {
    expectRefused(
      await createPolicyService({ platform: 'linux', environment: named(), sources: none }),
      problem,
    );
  });
});

it('every refusal has its words in both languages', () => {
  for (const policy of Object.values(policyTexts)) {
    for (const { problem } of policyCases) expect(policy.problem[problem].length).toBeGreaterThan(5);
  }
});
