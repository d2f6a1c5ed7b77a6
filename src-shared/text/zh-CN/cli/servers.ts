import type { serversWords as english } from '../../en-US/cli/servers.ts';
import type { Translated } from '../../types.ts';

/** 同一命令依次用于多台服务器时的用语；`cli` 中的 `servers`。 */
export const serversWords = {
  good: '{{name}}：已完成（{{code}}）',
  failed: '{{name}}：失败（{{code}}）',
  untried: '{{name}}：未执行',
} as const satisfies Translated<typeof english>;
