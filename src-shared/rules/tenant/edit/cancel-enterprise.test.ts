import { describe, expect, it } from 'vitest';
import { ruleMessage } from '../../../text/rule-message.ts';
import {
  afterCancellation,
  type CancelFacts,
  cancelEnterprise,
  checkCancellation,
} from './cancel-enterprise.ts';

const facts: CancelFacts = { admin: true, tenantKey: 't1', mobile: '+8613800001001' };

// Rows TEN-045 to 049.
describe('cancelEnterprise', () => {
  it.each<[string, Partial<CancelFacts>, string]>([
    ['on by default', {}, 'enabled'],
    ['switched on', { cancelSwitch: true }, 'enabled'],
    ['switched off', { cancelSwitch: false }, 'hidden'],
    ['not the system administrator', { admin: false }, 'hidden'],
    ['excluded', { cancelExclusions: ['t0', 't1'] }, 'hidden'],
    ['others excluded', { cancelExclusions: ['t11'] }, 'enabled'],
    ['no mobile', { mobile: ' ' }, 'disabled'],
    ['no mobile and not allowed', { mobile: '', admin: false }, 'hidden'],
  ])('%s', (_, change, expected) => {
    expect(cancelEnterprise({ ...facts, ...change }).show).toBe(expected);
  });

  it('says why it is disabled', () => {
    const state = cancelEnterprise({ ...facts, mobile: '' });
    if (state.show !== 'disabled') throw new Error('not disabled');
    expect([ruleMessage('zh-CN', state.reason), ruleMessage('en-US', state.reason)]).toEqual([
      '请先绑定联系手机：确认验证码将发送到该手机',
      'Bind a contact mobile first: the confirmation code is sent to it',
    ]);
  });

  it('warns of what is lost, by name', () => {
    const message = { key: 'tenantEdit.cancelEnterprise.warning', params: { name: '澄江科技' } } as const;
    expect(ruleMessage('zh-CN', message)).toBe(
      '注销后，“澄江科技”的所有成员将无法登录，所有数据将被删除，且无法恢复。',
    );
    expect(ruleMessage('en-US', message)).toBe(
      'All members of “澄江科技” lose login and all its data is deleted. This can’t be undone.',
    );
  });
});

it.each([
  ['澄江科技', '482913', null, null],
  [' 澄江科技 ', ' 482913 ', null, null],
  ['澄江', '482913', '与当前组织名称不一致', null],
  ['', '', '与当前组织名称不一致', '请输入验证码'],
])('checkCancellation %j %j', (name, code, nameProblem, codeProblem) => {
  const problems = checkCancellation({ name, code }, '澄江科技');
  expect([
    problems.name && ruleMessage('zh-CN', problems.name),
    problems.code && ruleMessage('zh-CN', problems.code),
  ]).toEqual([nameProblem, codeProblem]);
});

// Row TEN-050.
it.each([
  ['', { do: 'signOut' }],
  ['  ', { do: 'signOut' }],
  ['注销申请已提交', { do: 'inform', text: '注销申请已提交' }],
])('after the deletion, message %j', (msg, expected) => {
  expect(afterCancellation({ msg })).toEqual(expected);
});
