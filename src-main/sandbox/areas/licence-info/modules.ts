/** Contents of the tenant's licence: modules with their seats, and functions made for this customer (spec 1§3). */
import type { LicenceFunction, LicenceModuleUse } from '#shared/api/licence-info/licence-info.ts';
import type { Language } from '#shared/text/types.ts';
import type { DefaultApps } from '../../kernel/modules/offers.ts';
import { scatter } from '../../kernel/seed/scatter.ts';
import type { TenantPlan } from '../../kernel/tenant/plan.ts';

/** Shares of the licence's seats that modules have. */
const shares = [1, 1, 0.5, 0.2, 0.1] as const;

/** `pc` and `app` are the licence's seats; a module has a share of them, or no limit where the licence has none. */
export function moduleUses(
  { pc, app }: TenantPlan,
  offered: DefaultApps,
  language: Language,
): LicenceModuleUse[] {
  return offered.map(([, chinese, english], index) => {
    const share = shares[scatter(index, 31) % shares.length] ?? 1;
    const seats = (max: number) => (share === 1 ? max : Math.max(1, Math.round(max * share)));
    return {
      moduleName: language === 'zh-CN' ? chinese : english,
      pcHrmNum: seats(pc[1]),
      appHrmNum: seats(app[1]),
    };
  });
}

const makings = [
  ['approval_stamp', '用印审批', 'Approval of seals'],
  ['bank_link', '银企直连', 'Bank link'],
  ['erp_bridge', 'ERP 对接', 'ERP bridge'],
  ['gate_control', '门禁联动', 'Gate control'],
  ['bid_room', '招投标室', 'Bidding room'],
  ['quality_trace', '质量追溯', 'Quality tracing'],
  ['meter_reading', '抄表采集', 'Meter reading'],
  ['label_print', '标签打印', 'Label printing'],
] as const;
/** Number of functions in the two scales. */
const amounts = { small: 14, large: 1000 } as const;

export function madeFunctions(
  scale: keyof typeof amounts,
  offered: DefaultApps,
  language: Language,
): LicenceFunction[] {
  const chinese = language === 'zh-CN';
  return Array.from({ length: amounts[scale] }, (_, index) => {
    const [flag, zh, en] = makings[index % makings.length] ?? makings[0];
    const [, parentZh, parentEn] = offered[scatter(index, 41) % offered.length] ?? offered[0];
    const number = Math.floor(index / makings.length) + 1;
    return {
      moduleFlag: `fb_${flag}_${number}`,
      moduleName: `${chinese ? zh : en}${number === 1 ? '' : ` ${number}`}`,
      parentModuleName: chinese ? parentZh : parentEn,
    };
  });
}
