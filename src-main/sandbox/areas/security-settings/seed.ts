import { ordinary } from '../../kernel/seed/organisation.ts';
import seed from './seed.json' with { type: 'json' };

interface Listed {
  readonly config_type: 'tenantKey' | 'userId';
  readonly target_id: string;
  readonly account_info: string;
  readonly terminal_type: string;
}
const listed = seed as readonly Listed[];

export const onlineWhiteRows = () =>
  listed.map((row, at) => ({ ...row, id: `OW${1_000_001 + at}`, tenant_key: ordinary }));
