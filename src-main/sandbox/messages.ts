/**
 * The messages that the pretended platform itself answers with, in the language that the request asks for.
 * Texts of the specification are literal in the language it gives them in. What a rule of `src-shared/rules`
 * says comes from the texts of both languages instead (`say.ts`).
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
    mobileByVerification: '联系手机只能通过验证更换，请刷新页面',
    outdatedName: '组织名称已变更，请刷新页面后重试',
    alreadyCertified: '组织名称已认证',
    underReview: '组织名称正在审核中',
    notCertified: '没有可以取消的认证',
    cancelRefused: '该企业不允许注销',
    cancelConfirmed: (email: string) => `企业已注销，确认函将发送至 ${email}`,
    codeWrong: '验证码错误',
    codeTooSoon: '验证码已发送，请 60 秒后再试',
    permitLapsed: '验证已失效，请重新获取验证码',
    mobileTaken: '该手机号已被其他组织绑定',
    fileEmpty: '文件内容为空',
    fileTooLarge: (megabytes: number) => `文件不能超过 ${megabytes} MB`,
    noSuchFile: '该文件不存在',
    noSuchConfig: '该配置不存在',
    noSuchDepartment: '该部门不存在',
    noSuchPerson: (id: string) => `该人员不存在：${id}`,
    noSuchEntry: '该记录不存在，请刷新页面',
    outdatedOrder: '列表已变更，请刷新页面后重试',
    outdatedReminder: '授权提醒已变更，请刷新页面后重试',
  },
  'en-US': {
    noPermission: 'No permission',
    badInput: (field: string) => `Invalid request parameter: ${field}`,
    notFound: 'No such interface',
    failed: 'Internal server error',
    pretendedFailure: 'The operation failed (a failure that the sandbox pretends)',
    refreshRunning: 'the last refresh has not finished, do not operate frequently',
    noSuchSubmission: 'This submission record does not exist',
    mobileByVerification: 'The contact mobile changes by verification only, please refresh the page',
    outdatedName: 'The organisation name has changed, please refresh the page and try again',
    alreadyCertified: 'The organisation name is certified already',
    underReview: 'The organisation name is under review',
    notCertified: 'There is no certification to cancel',
    cancelRefused: 'This enterprise may not be cancelled',
    cancelConfirmed: (email: string) =>
      `The enterprise has been cancelled. A confirmation will be sent to ${email}`,
    codeWrong: 'The verification code is wrong',
    codeTooSoon: 'The code has been sent, please try again after 60 seconds',
    permitLapsed: 'The verification has lapsed, please get a new code',
    mobileTaken: 'This mobile number is bound to another organisation',
    fileEmpty: 'The file is empty',
    fileTooLarge: (megabytes: number) => `The file must not be larger than ${megabytes} MB`,
    noSuchFile: 'This file does not exist',
    noSuchConfig: 'This configuration does not exist',
    noSuchDepartment: 'This department does not exist',
    noSuchPerson: (id: string) => `This person does not exist: ${id}`,
    noSuchEntry: 'This entry does not exist any more, please refresh the page',
    outdatedOrder: 'The list has changed, please refresh the page and try again',
    outdatedReminder: 'The licence reminder has changed, please refresh the page and try again',
  },
} as const satisfies Record<Language, unknown>;

export function messagesIn(language: Language): (typeof messages)[Language] {
  return messages[language];
}
