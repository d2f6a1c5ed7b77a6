import type { keyWords as english } from '../../en-US/cli/key.ts';
import type { Translated } from '../../types.ts';

/** 本机密钥命令的用语；`cli` 中的 `key`。 */
export const keyWords = {
  unreadable: '本机密钥由系统密钥库加密，终端无法打开。请在控制台中备份（设置，批准变更）。',
  refused: '不是密钥备份，或其内容已被改动。',
  wrongPassword: '密码无法打开此备份。',
  shortPassword: '备份的密码至少为 {{argument}} 个字符。',
  restored: '本机已使用文件中的密钥：{{fingerprint}}',
  renewed: '本机已更换密钥：{{fingerprint}}。请将交接文件交给信任本机的人。',
  renewWithoutOut: '“steward key renew”需要“--out 文件”：没有交接文件，别人就不认识新密钥。',
  damaged: '本机密钥的文件已损坏，已改用上一份副本。损坏的文件保留为 {{name}}。',
  lost: '本机密钥无法读取，将生成新的密钥。原文件保留为 {{name}}。',
} as const satisfies Translated<typeof english>;
