/** WeChat bindings of the ordinary tenant: every third of the first people, a few to the service account. */
import { seededTime } from '../../kernel/clock.ts';
import { ordinary } from '../../kernel/seed/organisation.ts';

const bound = 90;

export function* wechatRows() {
  for (let at = 0; at < bound; at++) {
    const user_id = `P${ordinary.slice(1)}${String(at * 3 + 9).padStart(6, '0')}`;
    const bind_time = seededTime(Date.UTC(2026, 2, 2, 1) + at * 5_400_000);
    yield {
      tenant_key: ordinary,
      user_id,
      bind_time,
      kind: 'work' as const,
      wechat_id: `ww-${(at * 7919 + 10_007).toString(36)}`,
    };
    if (at % 4 === 0) {
      yield {
        tenant_key: ordinary,
        user_id,
        bind_time,
        kind: 'service' as const,
        wechat_id: `o${(at * 104_729 + 1_299_709).toString(36)}`,
      };
    }
  }
  yield {
    tenant_key: ordinary,
    kind: 'work' as const,
    user_id: 'U20016',
    wechat_id: 'ww-zhouyining',
    bind_time: '2026-03-01 09:12:40',
  };
}
