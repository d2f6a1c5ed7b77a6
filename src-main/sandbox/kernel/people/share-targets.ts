/** Invented subcompanies, groups, positions and external people of a tenant, as targets of shares. */
import type { ShareTarget, ShareTargetKind } from '#shared/api/people/people.ts';
import type { Scale } from '../database/table.ts';
import { scatter } from '../seed/scatter.ts';
import { personNameAt } from './person-name.ts';

const counts = {
  small: { subcompany: 4, group: 12, position: 18, external: 60 },
  large: { subcompany: 120, group: 800, position: 600, external: 5000 },
} as const satisfies Record<string, Record<ShareTargetKind, number>>;

const prefixes = { subcompany: 'SC', group: 'G', position: 'PO', external: 'EX' } as const;

const cities = '苏州 上海 深圳 新加坡 武汉 成都 杭州 青岛 西安 宁波'.split(' ');
const groups =
  '项目管理组|合规评审组|新品试用组|安全委员会|Product council|工会|值班小组|培训讲师|采购评审组|内审组|设计评审组|Travel desk'.split(
    '|',
  );
const positions =
  '总经理 副总经理 总监 部门经理 项目经理 主管 高级工程师 工程师 助理 会计 出纳 采购员 销售代表 客服专员 仓管员 质检员 法务专员 Controller'.split(
    ' ',
  );
const companies = ['澄湖精密部件厂', '远岫物流', 'Harbour & Reed Consulting', '禾木包装', 'Alder Components'];

export const shareTargetCount = (kind: ShareTargetKind, scale: Scale): number => counts[scale][kind];

export function shareTargetId(kind: ShareTargetKind, tenantKey: string, index: number): string {
  return `${prefixes[kind]}${tenantKey.slice(1)}${String(index + 1).padStart(5, '0')}`;
}

/** Returns all targets of a kind, by number; two tenants share none. */
export function shareTargetsOf(kind: ShareTargetKind, tenantKey: string, scale: Scale): ShareTarget[] {
  return Array.from({ length: shareTargetCount(kind, scale) }, (_, index) => ({
    id: shareTargetId(kind, tenantKey, index),
    name: nameIn(kind, index),
    note: kind === 'external' ? (companies[scatter(index, 62) % companies.length] ?? '') : '',
  }));
}

function nameIn(kind: ShareTargetKind, index: number): string {
  switch (kind) {
    case 'subcompany':
      return `${numbered(cities, index)}分公司`;
    case 'group':
      return numbered(groups, index);
    case 'position':
      return numbered(positions, index);
    default:
      return personNameAt(index + 200_000);
  }
}

/** Appends a number, so that each name is unique. */
function numbered(names: readonly string[], index: number): string {
  const round = Math.floor(index / names.length);
  const name = names[index % names.length] ?? '';
  return round === 0 ? name : `${name} ${round + 1}`;
}
