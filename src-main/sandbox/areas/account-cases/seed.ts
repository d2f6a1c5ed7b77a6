import { type CaseKind, caseKinds, caseRules } from '#shared/rules/account-cases/case-rules.ts';
import { seededTime } from '../../kernel/clock.ts';
import { ordinary } from '../../kernel/seed/organisation.ts';
import seed from './seed.json' with { type: 'json' };

const count = 36;
const prefix: Readonly<Record<CaseKind, string>> = {
  adviceconfig: 'DEV',
  unbind_apply: 'UNB',
  join_apply: 'JOI',
  dimissionApply: 'DIM',
  accountLockList: 'LOC',
  externalApply: 'EXT',
};
const notes: Readonly<Record<CaseKind, readonly string[]>> = seed.notes;

const of = <Value>(list: readonly Value[], at: number) => list[at % list.length] as Value;

function detailsOf(kind: CaseKind, at: number): object {
  const device = {
    ...of(seed.devices, at),
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
      return { company: of(seed.companies, at), contact: `partner${at + 1}@example.com` };
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
      const department = of(seed.departments, at);
      yield {
        id: `${prefix[kind]}${1_000_001 + at}`,
        tenant_key: ordinary,
        kind,
        status,
        user_id: kind === 'join_apply' || kind === 'externalApply' ? '' : `U3${String(at).padStart(4, '0')}`,
        username: of(seed.names, at),
        account: `user${String(101 + at)}`,
        department: department.name,
        department_id: department.id,
        create_time: seededTime(Date.UTC(2026, 9, 1, 1) + at * 86_400_000 + at * 613_000),
        note: of(notes[kind], at),
        handler_name: open ? '' : '陈静',
        handle_time: open ? '' : seededTime(Date.UTC(2026, 9, 2, 2) + at * 86_400_000),
        handle_reason: status === 'refused' || status === 'closed' ? '资料不完整' : '',
        details: JSON.stringify(detailsOf(kind, at)),
      };
    }
}
