import type { serverMapping as english } from '../../en-US/servers/mapping.ts';
import type { Translated } from '../../types.ts';

export const serverMapping = {
  problem: {
    tooLarge: '文件大小超过映射文件的上限。',
    notJson: '这不是 UTF-8 编码的 JSON 文本。',
    utf16: '这是 UTF-16 文本，请另存为 UTF-8。',
    hostile: '文件中有映射文件不可能有的内容：{{at}}。',
    otherFormat: '这不是映射文件。',
    newer: '该映射由更新版本的 Steward 生成（{{at}}）。',
    field: '未知，或值不被允许：{{at}}',
    endpointUnknown: '此版本的 Steward 没有这个接口或页面：{{at}}。',
    endpointGiven: '该路径由平台文档规定：{{at}}',
    pathShape: '路径以 /api/ 或 /papi/ 开头，可包含字母、数字、- _ . ~ 和花括号中的名称，不能有“..”：{{at}}',
    pathFields: '花括号中的名称必须与通常的路径一致：{{at}}',
    pageShape: '页面路径由字母、数字、- _ . ~ # 和斜杠组成，不能有“..”：{{at}}',
    pathOfWrite: '平台在该路径上会修改数据，而此接口只读取：{{at}}',
    bodyless: 'GET 和 DELETE 的字段只能放在查询中：{{at}}',
    filesInParts: '带文件的接口只能用 POST 以 multipart 发送：{{at}}',
    envelopeOfRows: '逐行返回的接口不能换用其他外层格式：{{at}}',
    fieldShape: '这不是字段的路径（例如 rows[].name）：{{at}}',
    listsApart: '一行的两边必须经过同样的列表：{{at}}',
    twice: '两行重复，反向时无法区分：{{at}}',
    overridesRequest: '这个名称的字段会改变请求的方法或路径：{{at}}',
  },
} as const satisfies Translated<typeof english>;
