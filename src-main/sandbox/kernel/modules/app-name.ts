/** Names of apps: first the platform's own, then invented ones of the tenant's people. */
import type { Language } from '#shared/text/types.ts';
import type { DefaultApps } from './offers.ts';

const subjects = [
  ['设备', 'Equipment'],
  ['车辆', 'Vehicle'],
  ['访客', 'Visitor'],
  ['资产', 'Asset'],
  ['采购', 'Purchase'],
  ['质量', 'Quality'],
  ['安全', 'Safety'],
  ['培训', 'Training'],
  ['差旅', 'Travel'],
  ['仓储', 'Warehouse'],
  ['印章', 'Seal'],
  ['会议', 'Meeting'],
] as const;
const forms = [
  ['台账', 'register'],
  ['申请', 'requests'],
  ['巡检', 'inspection'],
  ['看板', 'board'],
  ['报表', 'reports'],
  ['登记', 'records'],
  ['预约', 'booking'],
  ['评审', 'review'],
] as const;

export interface AppName {
  readonly moduleStr: string;
  readonly name: string;
}

/** The unique name of app number `index`. */
export function appName(index: number, offered: DefaultApps, language: Language): AppName {
  const chinese = language === 'zh-CN';
  const offer = offered[index];
  if (offer) return { moduleStr: offer[0], name: chinese ? offer[1] : offer[2] };
  const built = index - offered.length;
  const [subjectZh, subjectEn] = subjects[built % subjects.length] ?? subjects[0];
  const [formZh, formEn] = forms[Math.floor(built / subjects.length) % forms.length] ?? forms[0];
  const round = Math.floor(built / (subjects.length * forms.length)) + 1;
  const base = chinese ? `${subjectZh}${formZh}` : `${subjectEn} ${formEn}`;
  return { moduleStr: `eb_${10_000 + built}`, name: round === 1 ? base : `${base} ${round}` };
}
