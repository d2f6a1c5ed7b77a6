import type { otherTrays as english } from '../../en-US/changes/other-trays.ts';
import type { Translated } from '../../types.ts';

export const otherTrays = {
  tenant_one: '此服务器上有 {{count}} 项变更属于{{name}}（{{key}}），登录该企业后才能应用。',
  tenant_other: '此服务器上有 {{count}} 项变更属于{{name}}（{{key}}），登录该企业后才能应用。',
  unknown_one: '有 {{count}} 项变更在 Steward 记录所属企业之前收集',
  unknown_other: '有 {{count}} 项变更在 Steward 记录所属企业之前收集',
  unknownText: '这些变更不会在此应用。请另存为文件，并在所属企业中打开：采纳前可逐项查看。',
  sets: '所属企业未知的已应用变更集',
  setsText: 'Steward 当时未记录其所属企业。可将撤回内容另存为文件，并在所属企业中打开。',
  wayBack: '另存撤回文件',
} as const satisfies Translated<typeof english>;
