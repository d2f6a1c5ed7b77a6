/**
 * The applications that every tenant begins with, by group: the platform's, the base ones, and some of the tenant's
 * own. In the large scale one tenant has 2,000 in 60 groups.
 */
import type { CustomType } from '#shared/api/applications/app.ts';
import { moduleIds } from '#shared/rules/common/applications/enablement.ts';
import { targetKindOf } from '#shared/rules/custom-applications/kinds.ts';
import type { Scale, SeedFacts } from '../../kernel/database/table.ts';
import { appName } from '../../kernel/modules/app-name.ts';
import { type DefaultApp, defaultApps } from '../../kernel/modules/offers.ts';
import { customTargetsOf } from '../../kernel/modules/targets.ts';
import { ordinary } from '../../kernel/seed/organisation.ts';
import seed from './seed.json' with { type: 'json' };

const { groups, extras, bases } = seed;
const builtGroup = ['AC10005', '自建应用'] as const;

/** Groups and applications in the two scales. */
const amounts = { small: { groups: 5, built: 14 }, large: { groups: 60, built: 1962 } } as const;

const known: Readonly<Record<string, string>> = { ...moduleIds, calendar: '8', contact: '6', mail: '29' };
const isInstalled = (module: string) => !seed.notInstalled.includes(module);
const isEnabled = (module: string) => isInstalled(module) && !seed.disabled.includes(module);
const types: readonly CustomType[] = [
  'singleForm',
  'multiForm',
  'freeUrl',
  'freeFolder',
  'freeMainline',
  'eBuilder',
];

export function categoryRows({ scale, tenants }: SeedFacts) {
  const names = [...groups.map(({ id, name }) => [id, name] as const), builtGroup];
  return tenants.flatMap((tenant_key) => {
    const more = Array.from(
      { length: amounts[scaleOf(tenant_key, scale)].groups - names.length },
      (_, index) => [`AC${10_006 + index}`, `应用组 ${index + 6}`] as const,
    );
    return [...names, ...more].map(([id, group_name], index) => ({
      tenant_key,
      id,
      dept_id: '',
      group_name,
      category_type: 'custom',
      line: 1 + (index % 3),
      position: index + 1,
    }));
  });
}

/** Only the ordinary tenant is large; nobody looks at the other tenants' applications. */
function scaleOf(tenantKey: string, scale: Scale): Scale {
  return tenantKey === ordinary ? scale : 'small';
}

const plain = { open_mode: 'current', display: 1, user_id: '', owner: '', body: '{}' } as const;

export function appRows({ scale, tenants }: SeedFacts) {
  return tenants.flatMap((tenant_key) =>
    [
      ...baseRows(),
      ...systemRows(),
      ...builtRows(scaleOf(tenant_key, scale)),
      ...(tenant_key === ordinary ? ownRows() : []),
    ].map((row) => ({
      tenant_key,
      ...row,
    })),
  );
}

function baseRows() {
  return bases.map(({ id, module: module_str, ...name }, index) => ({
    ...plain,
    id,
    module_id: id,
    module_str,
    kind: 'system' as const,
    application_type: '',
    base: 1,
    installed: 1,
    enabled: 1,
    chinese_name: name['zh-CN'],
    english_name: name['en-US'],
    icon: module_str,
    path: `/sp/${module_str}`,
    category_id: '',
    position: index + 1,
  }));
}

function systemRows() {
  const more = extras.map((app): DefaultApp => [app.module, app['zh-CN'], app['en-US']]);
  return [...defaultApps, ...more].map(([module_str, chinese_name, english_name], index) => {
    const id = known[module_str] ?? String(40 + index);
    const [category_id, position] = positionOf(module_str);
    return {
      ...plain,
      id,
      module_id: id,
      module_str,
      kind: 'system' as const,
      application_type: '',
      base: 0,
      installed: isInstalled(module_str) ? 1 : 0,
      enabled: isEnabled(module_str) ? 1 : 0,
      chinese_name,
      english_name,
      icon: module_str,
      path: `/sp/${module_str}`,
      category_id,
      position: position,
    };
  });
}

/** Applications without a group come after the base applications. */
function positionOf(moduleStr: string): readonly [category: string, place: number] {
  for (const { id, modules } of groups) {
    const position = modules.indexOf(moduleStr);
    if (position >= 0) return [id, position + 1];
  }
  return ['', bases.length + 1];
}

function builtRows(scale: Scale) {
  const { groups: most, built } = amounts[scale];
  const others = most - groups.length;
  return Array.from({ length: built }, (_, index) => {
    const position = defaultApps.length + index;
    const { moduleStr } = appName(position, defaultApps, 'zh-CN');
    const id = String(100_000_000_000_010_000n + BigInt(index));
    const application_type = types[index % types.length] ?? 'freeUrl';
    return {
      ...plain,
      id,
      module_id: '',
      module_str: moduleStr,
      kind: 'custom' as const,
      application_type,
      base: 0,
      installed: 1,
      enabled: index % 7 === 5 ? 0 : 1,
      chinese_name: appName(position, defaultApps, 'zh-CN').name,
      english_name: appName(position, defaultApps, 'en-US').name,
      icon: 'app',
      path: `/sp/cusapp/${id}`,
      user_id: 'U20001',
      open_mode: application_type === 'freeUrl' ? ('newPage' as const) : ('current' as const),
      category_id: `AC${10_005 + (index % others)}`,
      position: Math.floor(index / others) + 1,
      body: JSON.stringify({
        customs: [
          {
            module: moduleOfCustomType(application_type),
            targetId: openedBy(application_type, index, scale),
          },
        ],
      }),
    };
  });
}

/** The id of an existing target, so that the application can be saved again; '' for a link. */
function openedBy(type: CustomType, index: number, scale: Scale): string {
  const kind = targetKindOf(type);
  if (kind === null) return '';
  // The target is missing where it was built, so that the menu cannot be set (3§5.2).
  if (kind === 'ebuilder') return `T${10_000 + index}`;
  const { size, at } = customTargetsOf(kind, scale, true);
  return at(index % size).id;
}

/** Applications that two people made for themselves. */
const owners = ['U20001', 'U20112'] as const;
const ownApps = seed.own as readonly {
  readonly type: CustomType;
  readonly 'zh-CN': string;
  readonly 'en-US': string;
}[];

function ownRows() {
  return owners.flatMap((owner, person) =>
    ownApps.map(({ type: application_type, ...name }, index) => {
      const id = `O${person * ownApps.length + index + 1}`;
      const targetId = `${application_type === 'eBuilder' ? 'E' : 'F'}${10_001 + index}`;
      return {
        ...plain,
        id,
        module_id: '',
        module_str: `cus_${id}`,
        kind: 'custom' as const,
        application_type,
        base: 0,
        installed: 1,
        enabled: 1,
        chinese_name: name['zh-CN'],
        english_name: name['en-US'],
        icon: 'app',
        path: `/sp/cusapp/${id}`,
        user_id: owner,
        owner,
        category_id: 'AC10004',
        position: 900 + index,
        body: JSON.stringify({ customs: [{ module: moduleOfCustomType(application_type), targetId }] }),
      };
    }),
  );
}

/** The module that a custom application opens; forms are stored under the platform's own name (3§3.2). */
export function moduleOfCustomType(type: CustomType): string {
  switch (type) {
    case 'singleForm':
    case 'multiForm':
      return 'biaoge';
    case 'freeFolder':
      return 'document';
    case 'freeMainline':
      return 'project';
    case 'eBuilder':
      return 'ebuilder';
    case 'paas':
      return 'paas';
    default:
      return '';
  }
}
