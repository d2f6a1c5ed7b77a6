/** Seed of the operator's licence tool: submissions, changes of the licence code, link logs. */

import { createRandom, type Random } from '#shared/kit/random.ts';
import { seededTime } from '../../../kernel/clock.ts';
import type { SeedFacts } from '../../../kernel/database/table.ts';
import { companyName } from '../../../kernel/seed/companies.ts';
import { type LicenceResult, seededLicence } from './modules.ts';

interface Amounts {
  readonly submissions: number;
  readonly codes: number;
  /** Number of rows; a link has 3 to 8 steps. */
  readonly linkSteps: number;
}
const amounts: Readonly<Record<'small' | 'large', Amounts>> = {
  small: { submissions: 24, codes: 9, linkSteps: 60 },
  large: { submissions: 5000, codes: 400, linkSteps: 20_000 },
};

const firstDay = Date.UTC(2024, 0, 8, 9, 0, 0);
const lastDay = Date.UTC(2026, 8, 30, 18, 0, 0);
const databases = ['mysql', 'postgresql', 'oracle', 'sqlserver'] as const;
const steps = [
  '接收授权文件',
  '校验文件签名',
  '解析授权内容',
  '比对现有授权',
  '写入授权信息',
  '同步租户授权数',
  '刷新权限缓存',
  '通知业务模块',
] as const;

/** A fixed seed gives the same data each time; each table has its own random sequence. */
const seedNumber = 20_260_101;

/** The time of entry `index` of `count`: evenly spread, each delayed by at most 60 % of the gap. */
function spread(random: Random, index: number, count: number): number {
  const gap = (lastDay - firstDay) / count;
  return Math.round(firstDay + gap * index + random.between(0, Math.floor(gap * 0.6)));
}

export function submissionRows({ scale }: SeedFacts) {
  const random = createRandom(seedNumber);
  const count = amounts[scale].submissions;
  return Array.from({ length: count }, (_, index) => {
    const at = spread(random, index, count);
    const company = companyName(random);
    const crmId = `CRM${String(random.between(100_000, 999_999))}`;
    const result: LicenceResult = seededLicence(random, company, crmId, at);
    return {
      company_name: company,
      crm_id: crmId,
      create_time: seededTime(at),
      result: JSON.stringify(result),
    };
  });
}

export function codeRows({ scale }: SeedFacts) {
  const random = createRandom(seedNumber + 1);
  const count = amounts[scale].codes;
  return Array.from({ length: count }, (_, index) => ({
    db_id: `LC${String(index + 1).padStart(6, '0')}`,
    sm3_hash: random.hex(64),
    create_time: seededTime(spread(random, index, count)),
    db_type: random.pick(databases),
  }));
}

export function linkRows({ scale }: SeedFacts) {
  const random = createRandom(seedNumber + 2);
  const count = amounts[scale].linkSteps;
  const rows = [];
  for (let link = 1; rows.length < count; link += 1) {
    const linkId = `LK${String(link).padStart(6, '0')}`;
    let at = spread(random, rows.length, count);
    const length = Math.min(random.between(3, 8), Math.max(3, count - rows.length));
    for (const [index, memo] of steps.slice(0, length).entries()) {
      const duration = random.between(2, 900);
      rows.push({
        id: `${linkId}-${index + 1}`,
        log_link_id: linkId,
        memo,
        link_duration: duration,
        create_time: seededTime(at),
        link_order: index + 1,
      });
      at += duration;
    }
  }
  return rows;
}
