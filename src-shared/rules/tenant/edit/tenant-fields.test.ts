import { describe, expect, it } from 'vitest';
import { ruleMessage } from '../../../text/rule-message.ts';
import { checkFields } from '../../common/fields/check-fields.ts';
import { certificationStates } from '../certification.ts';
import { checkEmail, checkTelephone, checkTenantName } from './checks.ts';
import { type TenantForm, type TenantRules, tenantFields } from './tenant-fields.ts';

const before: TenantForm = {
  tenantName: '澄江科技',
  contact: '林悦',
  mobile: '+8613800001001',
  email: 'lin@chengjiang.example',
  telephone: '0571-86001234',
  contactPurchase: false,
  purchaseUrl: '',
};
const rules: TenantRules = { certification: 'uncertified', editPurchase: true };

function problems(change: Partial<TenantForm>, changed: Partial<TenantRules> = {}) {
  const found = checkFields(tenantFields({ ...rules, ...changed }), { ...before, ...change }, before);
  return found.map(({ name, message }) => [
    name,
    ruleMessage('zh-CN', message),
    ruleMessage('en-US', message),
  ]);
}

const required = ['请输入必填项', 'Please enter required items'];
const tooShort = ['组织名称最小长度为4', 'The organisation name must have at least 4 characters'];
const mixed = [
  '组织名称不能同时存在中英文括号',
  'The organisation name must not mix Chinese and English brackets',
];
const characters = [
  '组织名称必须为中英文字符',
  'The organisation name must be Chinese or English characters',
];
const tooLong = ['组织名称最大长度为40', 'The organisation name must have at most 40 characters'];
const email = ['邮箱格式不正确', 'The email format is incorrect'];
const telephone = ['请输入有效的固定电话', 'Please enter a valid landline number'];
const blocked = [
  '组织名称正在审核中，不能修改',
  'The organisation name is under review and cannot be changed',
];

// Rows TEN-062 to 065, 067 to 070, 073, 074.
describe('checkFields', () => {
  it.each<[string, Partial<TenantForm>, string[][]]>([
    ['nothing changed', {}, []],
    ['empty name', { tenantName: ' ' }, [['tenantName', ...required]]],
    ['empty mobile', { mobile: '' }, [['mobile', ...required]]],
    ['empty contact', { contact: '\t' }, [['contact', ...required]]],
    ['purchase on without a link', { contactPurchase: true }, [['purchaseUrl', ...required]]],
    ['purchase on with a link', { contactPurchase: true, purchaseUrl: '{host}/sales' }, []],
    ['short name', { tenantName: '澄江科' }, [['tenantName', ...tooShort]]],
    ['mixed brackets', { tenantName: '澄江(科技）' }, [['tenantName', ...mixed]]],
    ['digit in the name', { tenantName: '澄江科技2' }, [['tenantName', ...characters]]],
    ['long name', { tenantName: '江'.repeat(41) }, [['tenantName', ...tooLong]]],
    ['bad email', { email: 'lin@' }, [['email', ...email]]],
    ['bad telephone', { telephone: '12' }, [['telephone', ...telephone]]],
    [
      'everything at once, in the specified order',
      { tenantName: '', mobile: '', contact: '', contactPurchase: true, email: 'x', telephone: 'x' },
      [
        ['tenantName', ...required],
        ['mobile', ...required],
        ['contact', ...required],
        ['purchaseUrl', ...required],
        ['email', ...email],
        ['telephone', ...telephone],
      ],
    ],
    [
      'required before form: the name after mobile and contact',
      { tenantName: 'ab', mobile: '', contact: '' },
      [
        ['mobile', ...required],
        ['contact', ...required],
        ['tenantName', ...tooShort],
      ],
    ],
    ['only outer spaces changed', { tenantName: ' 澄江科技 ', email: ' lin@chengjiang.example' }, []],
  ])('%s', (_, change, expected) => {
    expect(problems(change)).toEqual(expected);
  });

  it('checks only what changed', () => {
    const old = { ...before, tenantName: '老7', email: 'not an email', telephone: '1' };
    expect(checkFields(tenantFields(rules), { ...old, contact: '周宁' }, old)).toEqual([]);
  });

  it.each([
    ['javascript:alert(1)', 'tenantEdit.purchaseHint'],
    ['sales.example.com', 'tenantEdit.purchaseHint'],
    ['', 'common.form.required'],
  ])('a purchase link that is no link: %s', (purchaseUrl, key) => {
    const old = { ...before, contactPurchase: true, purchaseUrl: '{host}/sales' };
    const found = (editPurchase: boolean) =>
      checkFields(tenantFields({ ...rules, editPurchase }), { ...old, purchaseUrl }, old);
    expect(found(true)).toEqual([{ name: 'purchaseUrl', message: { key } }]);
    expect(found(false)).toEqual([]);
  });

  it('asks for no link of somebody who may not set it', () => {
    expect(problems({ contactPurchase: true }, { editPurchase: false })).toEqual([]);
  });

  // Row TEN-032.
  it.each(certificationStates)('blocks renaming under review only: %s', (certification) => {
    expect(problems({ tenantName: '澄江集团' }, { certification })).toEqual(
      certification === 'pending' ? [['tenantName', ...blocked]] : [],
    );
  });
});

describe('checkTenantName', () => {
  it.each<[string, string | null]>([
    ['abc', '组织名称最小长度为4'],
    ['a(）', '组织名称最小长度为4'],
    ['abcd', null],
    ['澄江科技', null],
    ['𠮷𠮷𠮷', '组织名称最小长度为4'],
    ['𠮷𠮷𠮷𠮷', null],
    ['澄江（上海）科技', null],
    ['Chengjiang (Shanghai) Ltd', null],
    ['Société Générale', '组织名称必须为中英文字符'],
    ['（）  ', '组织名称最小长度为4'],
    ['（） （）', '组织名称必须为中英文字符'],
    ['澄江(上海）', '组织名称不能同时存在中英文括号'],
    ['澄江（上)海9', '组织名称不能同时存在中英文括号'],
    ['澄江科技!', '组织名称必须为中英文字符'],
    ['澄江科技🙂', '组织名称必须为中英文字符'],
    ['澄江-科技', '组织名称必须为中英文字符'],
    ['Ченцзян', '组织名称必须为中英文字符'],
    ['江'.repeat(40), null],
    ['江'.repeat(41), '组织名称最大长度为40'],
    [`${'江'.repeat(40)}9`, '组织名称必须为中英文字符'],
  ])('%s', (name, expected) => {
    const message = checkTenantName(name);
    expect(message && ruleMessage('zh-CN', message)).toBe(expected);
  });
});

describe('email and telephone', () => {
  it.each<[string, boolean]>([
    ['', true],
    ['a@b.cn', true],
    ["first.last+tag_'x@mail.example.com", true],
    ['a@b', false],
    ['a@@b.cn', false],
    ['@b.cn', false],
    ['.a@b.cn', false],
    ['a..b@b.cn', false],
    ['a@-b.cn', false],
    ['a@b.c1', false],
    ['a@b.1c', false],
    ['a b@b.cn', false],
    ['林@b.cn', false],
    [`${'a'.repeat(65)}@b.cn`, false],
    ['a@b.cn\n', true],
    ['a@b.cn,c@d.cn', false],
  ])('email %j: %j', (text, good) => {
    expect(checkEmail(text) === null).toBe(good);
  });

  it.each<[string, boolean]>([
    ['', true],
    ['86001234', true],
    ['8600123', true],
    ['0571-86001234', true],
    ['057186001234', true],
    ['(010)86001234', true],
    ['010 6600123', true],
    ['0571-86001234-801', true],
    ['860012', false],
    ['13800001001', false],
    ['0571-06001234', false],
    ['0571-86001234-1234567', false],
    ['+86 571 86001234', false],
    ['８６００１２３４', false],
  ])('telephone %j: %j', (text, good) => {
    expect(checkTelephone(text) === null).toBe(good);
  });
});
