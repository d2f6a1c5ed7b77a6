import type { Random } from '#shared/kit/random.ts';

const places = ['江宁', '望海', '青屿', '松陵', '云麓', '临川', '雁栖', '鹿鸣'] as const;
const roots = ['恒拓', '启澜', '明序', '远岫', '博砚', '致和', '星野', '澄心', '嘉铭', '信诺'] as const;
const trades = [
  '精密制造',
  '医药',
  '新能源',
  '物流',
  '建设',
  '食品',
  '软件',
  '化工',
  '教育科技',
  '商贸',
] as const;
const names = ['Northgate', 'Harbourline', 'Alder & Finch', 'Meridian', 'Stonebrook', 'Larkfield'] as const;
const fields = ['Logistics', 'Foods', 'Biotech', 'Engineering', 'Textiles', 'Energy'] as const;
const forms = ['Ltd.', 'GmbH', 'Pte. Ltd.', 'Inc.'] as const;

/** About one company in five has an English name. */
export function companyName(random: Random): string {
  return random.between(1, 5) === 1
    ? `${random.pick(names)} ${random.pick(fields)} ${random.pick(forms)}`
    : `${random.pick(places)}${random.pick(roots)}${random.pick(trades)}有限公司`;
}
