/**
 * The messages that the pretended platform itself answers with, in the language that the request asks for.
 * Texts of the specification are literal in the language it gives them in.
 */
import type { Language } from '#shared/text/types.ts';

const messages = {
  'zh-CN': {
    noPermission: '无权限',
    badInput: (field: string) => `请求参数有误：${field}`,
    notFound: '没有此接口',
    failed: '服务器内部错误',
    pretendedFailure: '操作失败（沙箱模拟的故障）',
    refreshRunning: '上次刷新尚未完成，请勿频繁操作',
    noSuchSubmission: '该提交记录不存在',
  },
  'en-US': {
    noPermission: 'No permission',
    badInput: (field: string) => `Invalid request parameter: ${field}`,
    notFound: 'No such interface',
    failed: 'Internal server error',
    pretendedFailure: 'The operation failed (a failure that the sandbox pretends)',
    refreshRunning: 'the last refresh has not finished, do not operate frequently',
    noSuchSubmission: 'This submission record does not exist',
  },
} as const satisfies Record<Language, unknown>;

export function messagesIn(language: Language): (typeof messages)[Language] {
  return messages[language];
}
