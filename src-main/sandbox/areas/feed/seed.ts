/**
 * The feed of a fresh sandbox: the same shares at every start, newest first. A share's number determines its
 * author, its likes and the rest, so that the seeds of the tables need not know each other.
 */
import { contentOf } from '#shared/rules/feed/content.ts';
import { type MentionedPerson, mentionsIn } from '#shared/rules/feed/mentions.ts';
import { seededTime } from '../../kernel/clock.ts';
import type { SeedFacts } from '../../kernel/database/table.ts';
import { fileId, sharedFiles, sizeOf } from '../../kernel/files/sample-files.ts';
import { computedDepartmentId } from '../../kernel/people/computed-departments.ts';
import { personNameAt } from '../../kernel/people/person-name.ts';
import { accountRows, departmentRows, ordinary } from '../../kernel/seed/organisation.ts';
import { scatter } from '../../kernel/seed/scatter.ts';
import seed from './seed.json' with { type: 'json' };

/** Shares of the ordinary tenant in the two scales; another tenant has a few. */
export const keptShares = { small: 180, large: 100_000 } as const;
const few = 12;
/** In the large scale only this many shares, the newest, have comments and likes. */
const talkedAbout = 400;
/** Departments of the large scale (people/organisation.ts). */
const largeOrganisation = 50_000;
const newest = Date.UTC(2026, 10, 24, 9, 30);
/** Minutes between two shares. */
const every = { small: 173, large: 17 } as const;
/** Authors are among the first people of the roster, this many; a third of the shares are by the first twelve. */
const writers = 600;

interface Tenant {
  readonly key: string;
  readonly scale: SeedFacts['scale'];
  readonly count: number;
  readonly accounts: readonly {
    readonly user_id: string;
    readonly username: string;
    readonly department_id: string;
  }[];
  /** Ids, in order. */
  readonly departments: readonly string[];
}

function tenantsOf({ scale, tenants }: SeedFacts): Tenant[] {
  return tenants.flatMap((key) => {
    const accounts = accountRows()
      .filter(({ tenant_key }) => tenant_key === key)
      .sort((a, b) => (a.user_id < b.user_id ? -1 : 1));
    const own = departmentRows().filter(({ tenant_key }) => tenant_key === key);
    const departments = own.map(({ id }) => id).sort();
    if (accounts.length === 0) return [];
    return [{ key, scale, accounts, departments, count: key === ordinary ? keptShares[scale] : few }];
  });
}

/** Returns a person by roster position (people/roster.ts). */
function writerAt(index: number, { key, scale, accounts, departments }: Tenant) {
  const account = accounts[index];
  if (account) {
    const { user_id, username, department_id } = account;
    return { user_id, username, department_id };
  }
  const size = scale === 'large' ? largeOrganisation : departments.length;
  const department = scatter(index, 3) % size;
  return {
    user_id: `P${key.slice(1)}${String(index).padStart(6, '0')}`,
    username: personNameAt(index),
    department_id: departments[department] ?? computedDepartmentId(key, department - departments.length),
  };
}

/** The fourth newest share of the ordinary tenant is by the last account, an employee's. */
function writerOf(number: number, tenant: Tenant) {
  if (number === 4) return writerAt(tenant.accounts.length - 1, tenant);
  if (scatter(number, 71) % 3 === 0) return writerAt(scatter(number, 72) % 12, tenant);
  return writerAt(scatter(number, 73) % writers, tenant);
}

const idOf = (kind: 'S' | 'C', key: string, number: number) =>
  `F${kind}${key.slice(1)}${String(number).padStart(6, '0')}`;

const timeOf = (number: number, scale: SeedFacts['scale']) =>
  newest - ((number - 1) * every[scale] + (scatter(number, 74) % every[scale])) * 60_000;

/** The people whom a share mentions: every ninth share mentions an account. */
function namedIn(number: number, { accounts, key }: Tenant): MentionedPerson[] {
  const account = accounts[scatter(number, 75) % accounts.length];
  if (number % 9 !== 2 || key !== ordinary || !account) return [];
  return [{ userId: account.user_id, userName: account.username }];
}

function textOf(number: number, people: readonly MentionedPerson[]): string {
  const text = seed.shares[number === 3 ? 3 : scatter(number, 76) % seed.shares.length] ?? '';
  const said = text.replaceAll('{n}', String(3 + (scatter(number, 77) % 96)));
  return [...people.map(({ userName }) => `@${userName} `), said].join('');
}

/** Indices of the seeded files of a share; the fourth share has all of them. */
function filesOf(number: number, { key }: Tenant): number[] {
  if (key !== ordinary) return [];
  if (number === 4) return sharedFiles.map((_, index) => index);
  return number % 7 === 1 && number < talkedAbout ? [scatter(number, 78) % sharedFiles.length] : [];
}

export function* shareRows(facts: SeedFacts) {
  for (const tenant of tenantsOf(facts))
    for (let number = 1; number <= tenant.count; number += 1) {
      const people = namedIn(number, tenant);
      const text = textOf(number, people);
      const files = filesOf(number, tenant).map((index) => ({
        fileId: fileId(index),
        name: sharedFiles[index]?.name ?? '',
        size: sizeOf(index),
        picture: sharedFiles[index]?.kind === 'picture',
      }));
      yield {
        id: idOf('S', tenant.key, number),
        tenant_key: tenant.key,
        ...writerOf(number, tenant),
        content: contentOf(text),
        words: text,
        share_scope: number % 23 === 5 ? 'department' : 'all',
        files: JSON.stringify(files),
        mentions: JSON.stringify(mentionsIn(text, people)),
        related: number === 3 ? JSON.stringify([about]) : '[]',
        create_time: seededTime(timeOf(number, tenant.scale)),
        update_time: '',
      } as const;
    }
}

const about = { module: 'project', targetId: 'PR1024', name: '温控系统升级' };

export function* mentionRows(facts: SeedFacts) {
  for (const tenant of tenantsOf(facts))
    for (let number = 1; number <= tenant.count; number += 1)
      for (const { userId } of namedIn(number, tenant))
        yield { tenant_key: tenant.key, share_id: idOf('S', tenant.key, number), user_id: userId };
}

export function* praiseRows(facts: SeedFacts) {
  for (const tenant of tenantsOf(facts))
    for (let number = 1; number <= Math.min(tenant.count, talkedAbout); number += 1) {
      const liked = scatter(number, 79) % 7;
      for (let index = 0; index < liked; index += 1) {
        const { user_id, username } = writerAt((number + index * 5) % 40, tenant);
        yield {
          tenant_key: tenant.key,
          share_id: idOf('S', tenant.key, number),
          user_id,
          username,
          create_time: seededTime(timeOf(number, tenant.scale) + (index + 1) * 420_000),
        };
      }
    }
}

/** Comments of the first share: more than one page. */
const muchTalk = 14;

export function* commentRows(facts: SeedFacts) {
  for (const tenant of tenantsOf(facts)) {
    let comment = 0;
    for (let number = 1; number <= Math.min(tenant.count, talkedAbout); number += 1) {
      const commentCount = number === 1 ? muchTalk : scatter(number, 80) % 4;
      for (let index = 0; index < commentCount; index += 1) {
        comment += 1;
        // The very first comment is the employee's.
        const last = tenant.accounts.length - 1;
        const writer = writerAt(comment === 1 ? last : (number * 3 + index * 7) % 50, tenant);
        const answered = index % 3 === 2 ? writerOf(number, tenant) : null;
        yield {
          id: idOf('C', tenant.key, comment),
          tenant_key: tenant.key,
          share_id: idOf('S', tenant.key, number),
          user_id: writer.user_id,
          username: writer.username,
          content: contentOf(seed.comments[scatter(comment, 81) % seed.comments.length] ?? ''),
          mentions: '[]',
          reply_user_id: answered?.user_id ?? '',
          reply_user_name: answered?.username ?? '',
          create_time: seededTime(timeOf(number, tenant.scale) + (index + 1) * 610_000),
        };
      }
    }
  }
}
