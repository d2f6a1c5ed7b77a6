import { type CaseKind, caseKinds, caseRules } from '#shared/rules/account-cases/case-rules.ts';
import { seededTime } from '../../kernel/clock.ts';
import { ordinary } from '../../kernel/seed/organisation.ts';

const count = 36;
const prefix: Readonly<Record<CaseKind, string>> = {
  adviceconfig: 'DEV',
  unbind_apply: 'UNB',
  join_apply: 'JOI',
  dimissionApply: 'DIM',
  accountLockList: 'LOC',
  externalApply: 'EXT',
};
const names = [
  '沈若宁',
  '周以川',
  '许嘉禾',
  'Grace Holloway',
  '陈明轩',
  '王雅婷',
  'Ravi Nair',
  '李思涵',
  '张子睿',
  'Emma Marsh',
  '刘宇航',
];
const departments = [
  '信息中心',
  '人力资源部',
  '财务部',
  '华东销售部',
  '研发中心',
  'Singapore Office',
  '生产制造部',
];
const machines = [
  ['ThinkPad X1', 'app-pc', 'Windows 11'],
  ['MacBook Air', 'app-pc', 'macOS 15'],
  ['HUAWEI Mate 60', 'app-har', 'HarmonyOS 5'],
  ['iPhone 16', 'app-ios', 'iOS 19'],
  ['Xiaomi 15', 'app-and', 'Android 16'],
] as const;
const companies = ['远澜物流有限公司', 'Alder & Finch Ltd', '松野会计师事务所'];
const said: Readonly<Record<CaseKind, readonly string[]>> = {
  adviceconfig: [''],
  unbind_apply: ['更换了新手机', '设备已遗失', 'I hand this laptop back'],
  join_apply: ['新入职', '从子公司调入', 'New hire in Singapore'],
  dimissionApply: ['个人原因离职', '合同到期'],
  accountLockList: ['连续输错密码', '异地登录异常', 'Too many wrong passwords'],
  externalApply: ['项目协作', '年度审计', 'Shares delivery notes with us'],
};

const of = <Value>(list: readonly Value[], at: number) => list[at % list.length] as Value;

function detailsOf(kind: CaseKind, at: number): object {
  const [deviceName, clientType, osVersion] = of(machines, at);
  const device = {
    deviceName,
    clientType,
    osVersion,
    hardwareId: `HW-${(0x9a3c01 + at * 7919).toString(16)}`,
  };
  switch (kind) {
    case 'adviceconfig':
      return { ...device, clientIp: `10.1.${at % 200}.${(at * 37) % 250}` };
    case 'unbind_apply':
      // The id of a seeded device, so that approving the application unbinds it.
      return { ...device, deviceId: `${prefix.adviceconfig}${1_000_001 + at}` };
    case 'dimissionApply':
      return { lastDay: seededTime(Date.UTC(2026, 11, 1) + (at % 28) * 86_400_000).slice(0, 10) };
    case 'accountLockList':
      return {
        failures: String(5 + (at % 4)),
        unlockTime: seededTime(Date.UTC(2026, 11, 24, 8) + at * 3_600_000),
      };
    case 'externalApply':
      return { company: of(companies, at), contact: `partner${at + 1}@example.com` };
    default:
      return {};
  }
}

export function* accountCaseRows() {
  for (const kind of caseKinds)
    for (let at = 0; at < count; at += 1) {
      const { states } = caseRules[kind];
      // Two of three cases are open.
      const status = at % 3 < 2 ? (states[0] ?? 'pending') : of(states.slice(1), at);
      const open = status === states[0];
      yield {
        id: `${prefix[kind]}${1_000_001 + at}`,
        tenant_key: ordinary,
        kind,
        status,
        user_id: kind === 'join_apply' || kind === 'externalApply' ? '' : `U3${String(at).padStart(4, '0')}`,
        username: of(names, at),
        account: `user${String(101 + at)}`,
        department: of(departments, at),
        create_time: seededTime(Date.UTC(2026, 9, 1, 1) + at * 86_400_000 + at * 613_000),
        note: of(said[kind], at),
        handler_name: open ? '' : '陈静',
        handle_time: open ? '' : seededTime(Date.UTC(2026, 9, 2, 2) + at * 86_400_000),
        handle_reason: status === 'refused' || status === 'closed' ? '资料不完整' : '',
        details: JSON.stringify(detailsOf(kind, at)),
      };
    }
}
