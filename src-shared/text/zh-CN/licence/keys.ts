import type { licenceKeys as english } from '../../en-US/licence/keys.ts';
import type { Translated } from '../../types.ts';

export const licenceKeys = {
  problem: {
    OWNER: '该文件或其上级文件夹不属于本机管理员。',
    WRITABLE: '除管理员外，还有其他账户可以改写该文件或其上级文件夹。',
    LINK: '该文件或其上级文件夹是链接，须将文件本身放在此处。',
    UNCHECKED: '系统未能说明谁可以改写该文件。',
    NOT_A_FOLDER: '其上级路径中有一项不是文件夹。',
    NOT_A_FILE: '此处不是文件。',
    CHANGED: '读取期间该文件被替换。',
    TOO_LARGE: '该文件超过 1 MB。',
    DENIED: '当前账户无权读取该文件。',
    IO: '无法读取该文件：磁盘报告了错误。',
    NOT_JSON: '该文件不是有效的 JSON。',
    MALFORMED: '该文件未按规定的格式列出密钥。',
    PRIVATE_KEY: '该文件中含有私钥。请换成公钥，并将该私钥视为已泄露。',
    KEY_TWICE: '该文件中有两个密钥的编号相同。',
    KEY_BAD: '该文件中有密钥强度不足或无效。',
  },
} as const satisfies Translated<typeof english>;
