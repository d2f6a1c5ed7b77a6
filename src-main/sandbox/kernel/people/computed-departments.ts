/** The computed departments of the large scale, without stored rows: their ids, names and places in the tree. */
import { scatter } from '../seed/scatter.ts';

/** Number of teams directly below one department, for a long list of children. */
const wide = 1000;
/** Branches below the stored departments, from which the rest of the tree grows. */
const branches = 200;
const fan = 8;

export function computedDepartmentId(tenantKey: string, made: number): string {
  return `DX${tenantKey.slice(1)}${String(made).padStart(6, '0')}`;
}

/** Returns a negative number for an invalid id. */
export function departmentIndexOf(tenantKey: string, id: string): number {
  const prefix = `DX${tenantKey.slice(1)}`;
  const digits = id.slice(prefix.length);
  return id.startsWith(prefix) && /^\d{6}$/.test(digits) ? Number(digits) : Number.NEGATIVE_INFINITY;
}

/** Index of the parent; stored departments come first. The last stored one has the wide list of teams. */
export function computedParent(made: number, stored: number): number {
  if (made < wide) return stored - 1;
  if (made < wide + branches) return scatter(made, 51) % stored;
  return stored + wide + Math.floor((made - wide - branches) / fan);
}

const cities = '北京 上海 广州 深圳 苏州 杭州 南京 武汉 成都 西安 青岛 宁波 厦门 长沙 合肥 大连'.split(' ');
const fields = '销售 采购 质检 仓储 物流 客服 财务 人事 研发 测试 装配 设备 法务 市场 培训 安全'.split(' ');
const english = ['Support', 'Logistics', 'Quality', 'Sales', 'Field service', 'Planning'];

export function computedName(number: number): string {
  if (number < wide) return `第 ${number + 1} 班组`;
  const [a, b, c] = [scatter(number, 52), scatter(number, 53), scatter(number, 54)];
  if (c % 15 === 0) return `${english[a % english.length]} ${(b % 90) + 10}`;
  const city = cities[a % cities.length];
  const field = fields[b % fields.length];
  if (number < wide + branches) return `${city}分公司`;
  return c % 2 === 0 ? `${city}${field}部` : `${field}${(c % 40) + 1} 组`;
}
