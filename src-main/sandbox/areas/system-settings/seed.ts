import type { platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import { errorModules } from '#shared/api/system-settings/error-list.ts';
import type {
  agreementTypes,
  rulePatterns,
  ruleTargets,
  templateTypes,
} from '#shared/api/system-settings/lists.ts';
import { seededTime } from '../../kernel/clock.ts';
import type { SeedFacts } from '../../kernel/database/table.ts';
import { personNameAt } from '../../kernel/people/person-name.ts';
import { accountRows, ordinary } from '../../kernel/seed/organisation.ts';
import { scatter } from '../../kernel/seed/scatter.ts';

const stampsAt = (at: number) => {
  const time = seededTime(Date.UTC(2026, 0, 12, 2) + at * 3_600_000);
  return { creator_name: '陈静', updater_name: '陈静', create_time: time, update_time: time };
};

type Template = readonly [
  (typeof templateTypes)[number],
  (typeof platformLanguages)[number],
  string,
  string,
  string,
];
const templates: readonly Template[] = [
  [
    'email',
    'zh_CN',
    '欢迎加入',
    '欢迎加入{tenant}',
    '<p>{name}，您好！</p><p>您的账号是 <strong>{account}</strong>。</p>',
  ],
  [
    'email',
    'en_US',
    'Welcome',
    'Welcome to {tenant}',
    '<p>Dear {name},</p><p>your account is <strong>{account}</strong>.</p>',
  ],
  ['email', 'zh_CN', '密码重置', '重置密码', '<p>{name}，请在 30 分钟内打开 {link}。</p>'],
  [
    'email',
    'en_US',
    'Password reset',
    'Set a new password',
    '<p>{name}, please open {link} within 30 minutes.</p>',
  ],
  ['sms', 'zh_CN', '登录验证码', '', '<p>验证码 {code}，5 分钟内有效。</p>'],
  ['sms', 'en_US', 'Sign-in code', '', '<p>Your code is {code}, for 5 minutes.</p>'],
  ['system', 'zh_CN', '授权到期', '授权即将到期', '<p>授权将于 {time} 到期。</p>'],
  ['push', 'ja_JP', '承認依頼', '承認待ち', '<p>{name}さんの申請があります。</p>'],
];
export const templateRows = () =>
  templates.map(([template_type, lang_type, template_name, title, content], at) => ({
    id: `BT${1_000_001 + at}`,
    tenant_key: ordinary,
    template_name,
    template_type,
    lang_type,
    title,
    content,
    enabled: at === 7 ? 0 : 1,
    ...stampsAt(at),
  }));

type Rule = readonly [string, (typeof ruleTargets)[number], (typeof rulePatterns)[number], number, number];
const rules: readonly Rule[] = [
  ['姓名', 'userName', 'any', 2, 40],
  ['登录账号', 'loginAccount', 'lettersAndDigits', 4, 20],
  ['工号', 'jobNumber', 'digits', 4, 8],
  ['密码长度', 'password', 'any', 8, 32],
  ['昵称', 'nickname', 'any', 1, 20],
];
export const ruleConfigRows = () =>
  rules.map(([rule_name, rule_target, pattern, least, most], at) => ({
    id: `RC${1_000_001 + at}`,
    tenant_key: ordinary,
    rule_name,
    rule_target,
    pattern,
    least,
    most,
    no_emoji: at % 2,
    no_sensitive: at === 4 ? 1 : 0,
    message: '',
    enabled: at === 3 ? 0 : 1,
    ...stampsAt(at),
  }));

type Agreement = readonly [(typeof agreementTypes)[number], 'zh_CN' | 'en_US', string, string];
const agreementTexts: readonly Agreement[] = [
  ['service', 'zh_CN', '服务协议', '<h3>一、总则</h3><p>登录平台即表示您同意本协议。</p>'],
  ['service', 'en_US', 'Terms of service', '<h3>General</h3><p>Whoever signs in agrees to these terms.</p>'],
  ['privacy', 'zh_CN', '隐私政策', '<p>我们仅收集提供服务所必需的信息。</p>'],
  ['privacy', 'en_US', 'Privacy policy', '<p>Nothing is gathered but what the service needs.</p>'],
];
export const agreementRows = () =>
  agreementTexts.map(([agreement_type, lang_type, agreement_name, content], at) => ({
    id: `AG${1_000_001 + at}`,
    tenant_key: ordinary,
    agreement_name,
    agreement_type,
    lang_type,
    version: at < 2 ? '2.0' : '1.3',
    content,
    forced: at < 2 ? 1 : 0,
    enabled: 1,
    ...stampsAt(at),
  }));

/** Every account has accepted every seeded agreement. */
export const consentRows = () =>
  accountRows()
    .filter(({ tenant_key }) => tenant_key === ordinary)
    .flatMap(({ tenant_key, user_id }) =>
      agreementRows().map(({ id: agreement_id, version, create_time: agreed_at }) => ({
        tenant_key,
        user_id,
        agreement_id,
        version,
        agreed_at,
      })),
    );

/** The value of a secret parameter never leaves the sandbox. */
const parameters: readonly (readonly [key: string, value: string, secret?: true])[] = [
  ['upload.maxSize', '100'],
  ['upload.types', 'pdf,docx,xlsx,pptx,png,jpg'],
  ['session.remember', '7'],
  ['watermark.enabled', '1'],
  ['search.pageSize', '20'],
  ['mail.retries', '3'],
  ['openapi.appSecret', 'b7d2c0f1e9a84c56a1d3f0b2c4e6a8d0', true],
  ['sms.accessSecret', '5f1e0c7b9a3d48e2b6c4d0f8a1e37c95', true],
  ['rsa.fingerprint', ''],
];
export const sysConfigRows = () =>
  parameters.map(([config_key, config_value, secret = false], at) => {
    const { updater_name, update_time } = stampsAt(at);
    return {
      tenant_key: ordinary,
      config_key,
      config_value,
      secret: secret ? 1 : 0,
      updater_name,
      update_time,
    };
  });

const counts = { small: 180, large: 50_000 } as const;
const faults = [
  ['500', 'NullPointerException: dept is null', '/api/hrm/dept/tree'],
  ['504', 'Read timed out after 30000 ms', '/api/workflow/request/list'],
  ['409', 'Duplicate entry for key uk_account', '/api/basicserver/addUser'],
  ['503', 'Connection pool exhausted (50/50)', '/api/document/file/preview'],
  ['400', 'JSON parse error: unexpected end of input', '/api/message/push'],
] as const;
export function* serverErrorRows({ scale }: SeedFacts) {
  const count = counts[scale];
  for (let at = 0; at < count; at++) {
    const [error_code, error_msg, request_path] = faults[scatter(at, 41) % faults.length] ?? faults[0];
    const module = errorModules[scatter(at, 42) % errorModules.length] ?? 'basicserver';
    const frames = [3, 4, 5].map(
      (salt) =>
        `    at com.platform.${module}.Service${scatter(at, salt) % 90}.run(Service.java:${scatter(at, salt) % 800})`,
    );
    yield {
      id: `ER${1_000_001 + at}`,
      tenant_key: ordinary,
      error_code,
      error_msg,
      module,
      request_path,
      username: personNameAt(scatter(at, 43) % 1200),
      client_ip: `10.21.${at % 250}.${1 + (at % 240)}`,
      create_time: seededTime(Date.UTC(2026, 10, 24, 8) - at * 1_700_000),
      trace_id: (scatter(at, 44) * 4_294_967 + at).toString(16).padStart(14, '0'),
      stack: [error_msg, ...frames].join('\n'),
    };
  }
}
