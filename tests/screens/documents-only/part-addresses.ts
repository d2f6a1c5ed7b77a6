/** Addresses of the parts of pages that open by an address of their own: dialogs and views, with ids of the stand-in. */

export interface Part {
  /** The screen's id and the part. */
  readonly id: string;
  /** `:id` is an id of the stand-in. */
  readonly address: string;
  readonly of?: string;
}

const theme = '88021';
const ofTheme = [
  'preview',
  'appoint',
  'default',
  'enable',
  'disable',
  'before',
  'colours',
  'trial',
  'range',
  'titles',
  'names',
  'style',
  'departments',
  'export',
];
const ofApplication = ['edit', 'names', 'move', 'rollout', 'history', 'enable-in', 'disable-in'];

/** Parts with little code come first: the first test of a file also loads the frame. */
export const parts: readonly Part[] = [
  { id: 'frame.changes configuration', address: '/changes/configuration' },
  { id: 'frame.changes sign-in policy', address: '/changes/configuration?of=sign-in-policy' },
  { id: 'frame.changes compare', address: '/changes/compare' },
  { id: 'frame.changes file', address: '/changes/file' },
  { id: 'frame.changes approval', address: '/changes/approval' },
  ...ofTheme.map((name) => ({ id: `themes.list ${name}`, address: `/themes/pc/${name}/:id`, of: theme })),
  ...['cloud', 'system', 'unseen', 'export'].map((name) => ({
    id: `themes.list ${name} of all`,
    address: `/themes/pc/${name}`,
  })),
  {
    id: 'themes.whoSees of a day',
    address: '/themes/pc/who-sees?of=department&who=:id&day=2026-12-01',
    of: 'D12',
  },
  { id: 'themes.edit versions', address: `/themes/pc/edit/:id/versions`, of: theme },
  ...ofApplication.map((name) => ({
    id: `applications.manage ${name}`,
    address: `/appManage/${name}/:id`,
    of: '8',
  })),
  { id: 'applications.manage new-group', address: '/appManage/new-group' },
  { id: 'applications.manage sync', address: '/appManage/sync' },
  { id: 'applications.view of a person', address: '/appManage/view?of=person&who=:id', of: 'U2' },
  ...['menu', 'group', 'delete-group', 'lang'].map((name) => ({
    id: `backMenu ${name}`,
    address: `/backMenuSetting/${name}/:id`,
    of: name === 'menu' || name === 'lang' ? '9101' : '9001',
  })),
  { id: 'backMenu new-menu', address: '/backMenuSetting/new-menu' },
  { id: 'backMenu new-group', address: '/backMenuSetting/new-group' },
  { id: 'backMenu.sets of a department', address: '/backMenuSetting/sets?dept=:id', of: 'D12' },
  { id: 'loginLog.findingList of a kind', address: '/loginlog/findings?kind=breakIn' },
  { id: 'network.tools try', address: '/safe_account/network_manage/tools?view=try&ip=10.0.0.1' },
  { id: 'network.tools overlaps', address: '/safe_account/network_manage/tools?view=overlaps' },
  { id: 'network.lists history', address: '/safe_account/ipconfigrec/history' },
  { id: 'network.lists for', address: '/safe_account/ipconfigrec/for/:id', of: 'IPC1' },
  { id: 'loginControl edit', address: '/safe_account/loginType/edit/new' },
  { id: 'securitySettings add', address: '/safe_account/securityconfig/loginInvalid/add/user' },
  { id: 'customApplications new', address: '/customApps/new' },
  { id: 'customApplications links', address: '/customApps/links' },
  { id: 'launcher.groups new', address: '/launcher/groups/new' },
  { id: 'quickCreate choose', address: '/quickCreate/choose' },
  { id: 'quickCreate.team choose', address: '/base/quickMenu/choose' },
  { id: 'invitations new', address: '/base/inviteList/new' },
  { id: 'invitations many', address: '/base/inviteList/many' },
  { id: 'serviceCall create', address: '/custom_service_call/bind/create' },
  { id: 'reminders workreport', address: '/base/systemReminders/workreport/season' },
  { id: 'tenant.info names', address: '/base/teams/lang/tenant/:id', of: 'TS7700123' },
  { id: 'tenant.info log', address: '/base/teams?log=1' },
  { id: 'feed edit', address: '/teamshare/edit/:id', of: 'S1' },
  { id: 'systemSettings.agreements edit', address: '/systemSettings/agreements/edit/new' },
];
