import type { installationKey as english } from '../../en-US/changes/key.ts';
import type { Translated } from '../../types.ts';

/** 本机密钥：备份、恢复、更换。 */
export const installationKey = {
  backup: '备份…',
  backupTitle: '备份本机密钥',
  backupText: '持有此文件和密码的人可以本机的名义签名。请将两者分开保管，并把文件存放在备份位置。',
  password: '密码',
  again: '再次输入密码',
  short: '至少 {{least}} 个字符。',
  other: '两次输入的密码不同。',
  save: '保存文件',
  fileName: 'Steward 密钥',
  backedUp: '密钥已另存为文件',
  restore: '恢复…',
  restoreTitle: '从备份恢复密钥',
  restoreText: '恢复后，本机以文件中的密钥签名。现有密钥如未备份，将不复存在。',
  restoreFile: '密钥备份',
  restoreAction: '恢复',
  restored: '本机已使用文件中的密钥',
  renew: '更换…',
  renewQuestion: '更换本机密钥？',
  renewText:
    '本机将使用新的密钥，指纹随之改变。交接文件由新旧两个密钥签名：信任原密钥的人在其设置中打开即可，无需再核对指纹。以原密钥提出的批准申请须重新提出。',
  handOverName: 'Steward 密钥交接',
  renewed: '本机已更换密钥，请将交接文件交给信任本机的人',
  saveHandOver: '保存交接文件',
  handOver: '打开交接文件…',
  handOverTitle: '有人更换了密钥',
  handOverText: '交接文件由您信任的原密钥和新密钥共同签名。原密钥的批准在何处有效，今后即以新密钥为准。',
  handOverFile: '密钥交接文件',
  handOverAction: '接受',
  taken: '新密钥已用于：{{names}}',
} as const satisfies Translated<typeof english>;
