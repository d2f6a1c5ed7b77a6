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
import seed from './seed.json' with { type: 'json' };

const stampsAt = (at: number) => {
  const time = seededTime(Date.UTC(2026, 0, 12, 2) + at * 3_600_000);
  return { creator_name: '陈静', updater_name: '陈静', create_time: time, update_time: time };
};

interface Template {
  readonly type: (typeof templateTypes)[number];
  readonly language: (typeof platformLanguages)[number];
  readonly name: string;
  readonly title: string;
  readonly content: string;
}
const templates = seed.templates as readonly Template[];
export const templateRows = () =>
  templates.map(({ type, language, name, title, content }, at) => ({
    id: `BT${1_000_001 + at}`,
    tenant_key: ordinary,
    template_name: name,
    template_type: type,
    lang_type: language,
    title,
    content,
    enabled: at === 7 ? 0 : 1,
    ...stampsAt(at),
  }));

interface Rule {
  readonly name: string;
  readonly target: (typeof ruleTargets)[number];
  readonly pattern: (typeof rulePatterns)[number];
  readonly least: number;
  readonly most: number;
}
const rules = seed.rules as readonly Rule[];
export const ruleConfigRows = () =>
  rules.map(({ name, target, pattern, least, most }, at) => ({
    id: `RC${1_000_001 + at}`,
    tenant_key: ordinary,
    rule_name: name,
    rule_target: target,
    pattern,
    least,
    most,
    no_emoji: at % 2,
    no_sensitive: at === 4 ? 1 : 0,
    message: '',
    enabled: at === 3 ? 0 : 1,
    ...stampsAt(at),
  }));

interface Agreement {
  readonly type: (typeof agreementTypes)[number];
  readonly language: 'zh_CN' | 'en_US';
  readonly name: string;
  readonly content: string;
}
const agreements = seed.agreements as readonly Agreement[];
export const agreementRows = () =>
  agreements.map(({ type, language, name, content }, at) => ({
    id: `AG${1_000_001 + at}`,
    tenant_key: ordinary,
    agreement_name: name,
    agreement_type: type,
    lang_type: language,
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
export const sysConfigRows = () =>
  seed.parameters.map(({ key, value, secret }, at) => {
    const { updater_name, update_time } = stampsAt(at);
    return {
      tenant_key: ordinary,
      config_key: key,
      config_value: value,
      secret: secret ? 1 : 0,
      updater_name,
      update_time,
    };
  });

const counts = { small: 180, large: 50_000 } as const;
export function* serverErrorRows({ scale }: SeedFacts) {
  const { errors } = seed;
  const count = counts[scale];
  for (let at = 0; at < count; at++) {
    const error = errors[scatter(at, 41) % errors.length];
    if (!error) throw new Error('seed.json has no error');
    const module = errorModules[scatter(at, 42) % errorModules.length] ?? 'basicserver';
    const frames = [3, 4, 5].map(
      (salt) =>
        `    at com.platform.${module}.Service${scatter(at, salt) % 90}.run(Service.java:${scatter(at, salt) % 800})`,
    );
    yield {
      id: `ER${1_000_001 + at}`,
      tenant_key: ordinary,
      error_code: error.code,
      error_msg: error.message,
      module,
      request_path: error.path,
      username: personNameAt(scatter(at, 43) % 1200),
      client_ip: `10.21.${at % 250}.${1 + (at % 240)}`,
      create_time: seededTime(Date.UTC(2026, 10, 24, 8) - at * 1_700_000),
      trace_id: (scatter(at, 44) * 4_294_967 + at).toString(16).padStart(14, '0'),
      stack: [error.message, ...frames].join('\n'),
    };
  }
}
