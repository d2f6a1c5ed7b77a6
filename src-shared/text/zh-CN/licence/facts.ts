import type { licenceFacts as english } from '../../en-US/licence/facts.ts';
import type { Translated } from '../../types.ts';

/** 关于变化与当前用量，一事一词；`licence` 的一部分。色调见 `rules/licence/fact-tones.ts`。 */
export const licenceFacts = {
  change: { loss: '失去', less: '减少', gain: '增加', neutral: '不同' },
  use: { over: '不足', tight: '紧张', unknown: '不明', fine: '足够' },
} as const satisfies Translated<typeof english>;
