/** The words of the pictures: as many words, lines and links as the console's own. */
export const accounts = [
  [
    'System administrator',
    'Everything in one tenant: settings, security, applications.',
    '林知远 · 总经理办公室',
  ],
  ['Manager-tenant administrator', 'The same for the tenant that manages the others.', '沈若川 · 平台管理部'],
  ['Sub-administrator', 'A delegated part of the settings.', '周以宁 · 信息中心'],
  ['Department administrator', 'The settings of the departments in their care.', '许嘉禾 · 华东销售部'],
  [
    'Employee',
    'Can view but not change, apart from a few personal settings.',
    'Grace Holloway · Product Design',
  ],
  [
    'Platform operator',
    'The licence tool and its history on the server.',
    'Marcus Lindqvist · Platform Operations',
  ],
] as const;

export const menu = [
  [
    'Basics',
    [
      'Organisation',
      'Permission centre',
      'Common settings',
      'Work messages',
      'Language',
      'Push',
      'Terminals',
    ],
  ],
  ['Logs', ['Operation log', 'Audit log']],
  ['System', ['Data security', 'Task scheduling', 'Import and export']],
  [
    'Engine',
    ['Rules', 'Search', 'Builder', 'Warehouse', 'ESB', 'Cloud bridge', 'Development', 'Data source'],
  ],
  ['Custom', ['New-employee push', 'Voice office', 'Open platform']],
] as const;

export const facts = [
  ['Your role', 'System administrator'],
  ['Department', '总经理办公室'],
  ['Deployment', 'Public cloud'],
  ['Edition', 'Standard'],
  ['Tenant key', 'T2308147'],
] as const;

export const servers = [
  ['Servers', 'Which platform server to talk to. The sandbox is always there.'],
  ['Licence tool', 'Read, verify and compare licence files on this computer.'],
] as const;
