/** Seeded online users: people of the tenant's roster, so that ids and names match. */
import { seededTime } from '../../kernel/clock.ts';
import type { SeedFacts } from '../../kernel/database/table.ts';
import { personNameAt } from '../../kernel/people/person-name.ts';
import { ordinary } from '../../kernel/seed/organisation.ts';
import { scatter } from '../../kernel/seed/scatter.ts';

const counts = { small: 76, large: 20_000 } as const;
const terminals = ['pc', 'app-and', 'app-ios', 'h5', 'app-pc', 'wechat'] as const;
const departments = ['信息中心', '人力资源部', '财务部', '华东销售部', '研发中心', '生产制造部'] as const;
const now = Date.UTC(2026, 10, 24, 9);
const day = 86_400_000;

export function* onlineSessionRows({ scale }: SeedFacts) {
  for (let at = 0; at < counts[scale]; at++) {
    const person = 40 + at * (scale === 'large' ? 4 : 7);
    const last = now - (scatter(at, 31) % (8 * 3_600_000));
    yield {
      id: `OS${String(1_000_001 + at)}`,
      tenant_key: ordinary,
      user_id: `P${ordinary.slice(1)}${String(person).padStart(6, '0')}`,
      username: personNameAt(person),
      department: departments[scatter(at, 32) % departments.length] ?? '',
      client_type: terminals[scatter(at, 33) % terminals.length] ?? 'pc',
      ip: `10.${20 + (scatter(at, 34) % 12)}.${scatter(at, 35) % 256}.${1 + (scatter(at, 36) % 254)}`,
      login_time: seededTime(last - (scatter(at, 37) % day)),
      last_time: seededTime(last),
    };
  }
}
