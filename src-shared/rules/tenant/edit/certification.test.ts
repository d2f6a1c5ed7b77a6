import { describe, expect, it } from 'vitest';
import { accountStatuses } from '../../../api/tenant/tenant.ts';
import { ruleMessage } from '../../../text/rule-message.ts';
import {
  afterApplyAuth,
  afterNameCheck,
  type CertificationFacts,
  certificationState,
  certificationView,
  isFreeEdition,
  startCertification,
} from './certification.ts';

// Rows TEN-032 to 038.
describe('states', () => {
  it.each([
    ['pendingAudit', 'pending', '审核中', 'Under review', 'cancel', true],
    ['verified', 'verified', '已认证', 'Certified', 'cancel', false],
    ['AuditFailure', 'failed', '认证失败', 'certification failed', 'apply', false],
    ['', 'uncertified', '未认证', 'Uncertified', 'apply', false],
    ['auditFailure', 'uncertified', '未认证', 'Uncertified', 'apply', false],
    ['whatever', 'uncertified', '未认证', 'Uncertified', 'apply', false],
  ] as const)('%s', (wire, state, zh, en, action, renameBlocked) => {
    expect(certificationState(wire)).toBe(state);
    const view = certificationView(state);
    expect([ruleMessage('zh-CN', view.badge), ruleMessage('en-US', view.badge)]).toEqual([zh, en]);
    expect(view).toMatchObject({ action, renameBlocked });
    expect([ruleMessage('zh-CN', view.button), ruleMessage('en-US', view.button)]).toEqual(
      action === 'apply' ? ['申请认证', 'Apply certification'] : ['取消认证', 'Cancel certification'],
    );
  });

  it('knows the free edition', () => {
    expect(accountStatuses.filter(isFreeEdition)).toEqual([
      'free',
      'outFreeUserInweek',
      'outFreeUserOutweek',
      'outFreeRoom',
    ]);
  });
});

const facts: CertificationFacts = {
  state: 'uncertified',
  status: 'normal',
  savedName: '澄江科技',
  formName: '澄江科技',
};

function spoken(step: ReturnType<typeof startCertification>) {
  if (step.do === 'checkName') return ['checkName', step.tenantName];
  return [
    step.do,
    ruleMessage('zh-CN', step.message),
    ruleMessage('en-US', step.message),
    'onYes' in step ? step.onYes : '',
  ];
}

// Rows TEN-039, 040, 042, 043.
describe('startCertification', () => {
  const free = [
    'refuse',
    '您的租户当前为免费版，不支持该功能',
    'your tenant is currently a free version and does not support this function',
    '',
  ];
  const unsaved = [
    'refuse',
    '请先保存组织名称，再申请认证',
    'please save the organisation name first before applying for certification',
    '',
  ];
  it.each<[string, Partial<CertificationFacts>, string[]]>([
    ['a saved name is checked', {}, ['checkName', '澄江科技']],
    ['after a failure too', { state: 'failed' }, ['checkName', '澄江科技']],
    ['free', { status: 'free' }, free],
    ['free, out of users', { status: 'outFreeUserOutweek' }, free],
    ['free comes before unsaved', { status: 'free', formName: 'x' }, free],
    ['unsaved name', { formName: '澄江集团' }, unsaved],
    ['no name', { savedName: '', formName: '' }, unsaved],
    ['outer spaces are no change', { formName: ' 澄江科技' }, ['checkName', '澄江科技']],
    [
      'cancel while verified, also when free',
      { state: 'verified', status: 'free' },
      [
        'confirm',
        '取消后，已认证标识将消失，确定取消认证吗？',
        'The certified mark will disappear. Cancel the certification?',
        'cancel',
      ],
    ],
    [
      'cancel while pending',
      { state: 'pending' },
      ['confirm', '确定取消审核吗？', 'sure to cancel review?', 'cancel'],
    ],
  ])('%s', (_, change, expected) => {
    expect(spoken(startCertification({ ...facts, ...change }))).toEqual(expected);
  });
});

// Row TEN-041.
it.each([
  [
    true,
    [
      'refuse',
      '该组织名称已存在，请重新输入并保存后再申请认证。',
      'This organisation name exists already. Please enter and save another one before applying for certification.',
      '',
    ],
  ],
  [false, ['confirm', '确定以“澄江科技”申请认证吗？', 'Apply for certification of “澄江科技”?', 'submit']],
])('after the name check, duplicate %s', (duplicate, expected) => {
  expect(spoken(afterNameCheck('澄江科技', duplicate))).toEqual(expected);
});

// Row TEN-044.
it.each([
  [301, true, 'callback'],
  ['301', true, 'callback'],
  [301, false, 'nothing'],
  [200, true, 'reload'],
  [500, false, 'reload'],
] as const)('after applying for authorisation, code %j', (code, hasCallback, expected) => {
  expect(afterApplyAuth(code, hasCallback)).toBe(expected);
});
