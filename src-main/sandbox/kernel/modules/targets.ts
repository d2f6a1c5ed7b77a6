/** Invented forms, folders, projects and applications that an application can open, numbered by their ids. */
import type { CustomTarget, CustomTargetKind } from '#shared/api/custom-applications/target.ts';
import type { Scale } from '../database/table.ts';
import type { Sequence } from '../people/search.ts';

interface Invented {
  readonly letter: string;
  readonly amount: Readonly<Record<Scale, number>>;
  readonly chinese: readonly string[];
  readonly english: readonly string[];
}

const invented: Readonly<Record<CustomTargetKind, Invented>> = {
  form: {
    letter: 'F',
    amount: { small: 36, large: 5000 },
    chinese: [
      '设备台账',
      '现场报告',
      '访客登记',
      '质检记录',
      '库存盘点',
      '合同台账',
      '培训签到',
      '会议纪要',
      '车辆使用',
    ],
    english: [
      'Equipment register',
      'Field report',
      'Visitors',
      'Quality check',
      'Stock count',
      'Contract register',
      'Training attendance',
      'Minutes',
      'Vehicle use',
    ],
  },
  folder: {
    letter: 'DF',
    amount: { small: 18, large: 2000 },
    chinese: ['制度文件', '产品资料', '项目归档', '培训资料', '合同扫描件', '客户案例'],
    english: [
      'Policies',
      'Product papers',
      'Project archive',
      'Training',
      'Scanned contracts',
      'Customer cases',
    ],
  },
  project: {
    letter: 'P',
    amount: { small: 12, large: 1000 },
    chinese: ['新厂区建设', '年度审计', '产品二代', '数据迁移'],
    english: ['New plant', 'Annual audit', 'Second generation', 'Data migration'],
  },
  ebuilder: {
    letter: 'E',
    amount: { small: 10, large: 500 },
    chinese: ['车队管理', '招聘看板', '会议室', '资产盘点', '食堂订餐'],
    english: ['Fleet', 'Hiring board', 'Meeting rooms', 'Asset count', 'Canteen'],
  },
  paas: {
    letter: 'A',
    amount: { small: 4, large: 100 },
    chinese: ['供应商门户', '经销商平台'],
    english: ['Supplier portal', 'Dealer platform'],
  },
};

const first = 10_001;

export function customTargetsOf(
  kind: CustomTargetKind,
  scale: Scale,
  chinese: boolean,
): Sequence<CustomTarget> {
  const { letter, amount, ...names } = invented[kind];
  const list = chinese ? names.chinese : names.english;
  return {
    size: amount[scale],
    at(index) {
      const round = Math.floor(index / list.length) + 1;
      const name = list[index % list.length] ?? '';
      return { id: `${letter}${first + index}`, name: round === 1 ? name : `${name} ${round}` };
    },
  };
}

export function isTarget(kind: CustomTargetKind, id: string, scale: Scale): boolean {
  const { letter, amount } = invented[kind];
  const place = new RegExp(`^${letter}(\\d{5})$`).exec(id)?.[1];
  return place !== undefined && Number(place) >= first && Number(place) < first + amount[scale];
}
