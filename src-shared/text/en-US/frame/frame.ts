/** The frame: menu, header, sign-in, palette. Literal messages of the specification are marked. */
import { menu } from '../menu.ts';

export const frame = {
  product: 'Steward',
  skip: 'Skip to content',
  mainMenu: 'Main menu',
  breadcrumbs: 'Breadcrumbs',
  notifications: 'Notifications ({{key}})',
  menu,
  header: {
    jump: 'Search or jump to',
    server: 'Server',
    account: 'Account',
    help: 'Help',
    platformHelp: 'Platform help',
    sandbox: 'Sandbox controls',
    keys: 'Keyboard shortcuts',
  },
  environment: {
    production: 'Production',
    staging: 'Staging',
    training: 'Training',
    test: 'Test',
    development: 'Development',
    sandbox: 'Sandbox',
  },
  account: {
    administrator: 'System administrator',
    subAdministrator: 'Sub-administrator',
    departmentAdministrator: 'Department administrator',
    operator: 'Platform operator',
    employee: 'Employee',
    ownColours: 'Use Steward’s own colours',
    signOut: 'Sign out',
    signIn: 'Sign in',
    notSignedIn: 'Not signed in',
  },
  appearance: { label: 'Appearance', system: 'System', light: 'Light', dark: 'Dark' },
  language: { label: 'Language', system: 'System' },
  palette: {
    title: 'Search or jump to',
    placeholder: 'A page, a setting, a person, or something to do',
    results: 'Results',
    pages: 'Pages',
    platform: 'Platform modules',
    commands: 'Commands',
    none: 'Nothing matches “{{words}}”',
    hint: '↑ ↓ to move, Enter to open, {{key}} D to star, Esc to close',
    starred: 'Starred',
    recent: 'Recent',
    tabs: 'Tabs and entries',
    actions: 'Actions',
    settings: 'Settings',
    departments: 'Departments',
    people: 'People',
    tenants: 'Tenants',
    star: 'Star it ({{key}} D)',
    unstar: 'Take the star away',
    useServer: 'Go to server: {{server}}',
    useLanguage: 'Language: {{language}}',
    useAppearance: 'Appearance: {{appearance}}',
    collapseMenu: 'Collapse or expand the menu',
  },
  keys: {
    title: 'Keyboard shortcuts',
    palette: 'Search or jump to anything',
    search: 'Search on this page',
    save: 'Save the form on this page',
    menu: 'Collapse or expand the menu',
    list: 'Show this list',
    close: 'Close a dialog or menu',
    toasts: 'Go to the newest notification, and back',
    move: 'Move in menus, trees and lists',
    open: 'Open what has the focus',
  },
  about: {
    title: 'About Steward',
    text: 'Administration console for a multi-tenant collaboration and office platform.',
    version: 'Steward',
    build: 'Build of {{server}}',
    madeFor: 'Made for platform build',
    shell: 'Runs as',
    desktop: 'Desktop program',
    web: 'Local web program',
    system: 'System',
    electron: 'Electron',
    chromium: 'Chromium',
    node: 'Node.js',
    thirdParty: 'Third-party licences',
    thirdPartyText: 'Steward contains these third-party packages, each under its own licence.',
    thirdPartyNone: 'This copy runs from its sources; the list is made when it is built.',
    thirdPartyElectron:
      'The licences of Electron and Chromium are in the files LICENSE.electron.txt and LICENSES.chromium.html of the installation.',
    noText: 'The package carries no text of its own; its licence is {{licence}}.',
    back: 'Back',
  },
  signIn: {
    sandboxTitle: 'Choose who to be',
    sandboxText:
      'The sandbox is a complete platform server inside Steward with invented data. Nothing you do here leaves this computer.',
    accounts: 'Accounts',
    remoteTitle: 'Sign in to {{name}}',
    remoteRefused: 'The server did not accept this sign-in.',
    licenceTool: 'Open the licence tool',
    licenceToolText: 'Read and compare licence files on this computer. No sign-in, no network.',
    agreements: 'Whoever signs in agrees to:',
    version: 'Version {{version}}',
    agree: {
      title: 'Please read and agree before you sign in',
      action: 'Agree and sign in',
      keep: 'Not now',
    },
    account: {
      systemAdministrator: {
        name: 'System administrator',
        text: 'Everything of one tenant: settings, security, applications.',
      },
      managerTenantAdministrator: {
        name: 'Manager-tenant administrator',
        text: 'The same for the tenant that manages the others, with everyone’s licences.',
      },
      subAdministrator: {
        name: 'Sub-administrator',
        text: 'A delegated part of the settings.',
      },
      departmentAdministrator: {
        name: 'Department administrator',
        text: 'The settings of the departments in their care.',
      },
      employee: { name: 'Employee', text: 'May look but not change, apart from a few personal settings.' },
      platformOperator: {
        name: 'Platform operator',
        text: 'The licence tool and its history on the server.',
      },
    },
  },
  expired: {
    title: 'Your session has ended',
    text: 'Sign in again to continue. This page and everything you have typed stay as they are.',
    again: 'Continue as {{name}}',
  },
  serverDown: {
    title: '{{name}} cannot be reached',
    text: 'Steward is working, but the server does not answer. You can try again, choose another server, or use the licence tool, which needs none.',
    answers: '{{name}} answers, but not as expected',
    answersText:
      'The server answers, but not in a way that Steward can use. You can try again, choose another server, or use the licence tool, which needs none.',
    elsewhere: '{{name}} answers, but not where Steward asks',
    elsewhereText:
      'The server answers, but what Steward asks for first (who is signed in) is not at the path where it looks. Enter this server’s own path, choose another server, or use the licence tool, which needs none.',
    untrusted: 'The certificate of {{name}} is not trusted',
    untrustedText:
      'The server answers, but its certificate could not be verified, so that nothing was sent. The check shows the certificate and what to do about it.',
    choose: 'Choose another server',
  },
  shellLost: {
    title: 'Open Steward again',
    text: 'This tab no longer belongs to a running Steward. Start it, and use the link that it opens or prints.',
  },
  startFailed: {
    title: 'Steward could not start',
    text: 'The page runs, but the program behind it did not answer as expected.',
  },
  offline: 'This computer is offline. The sandbox and the licence tool go on working.',
  noRight: {
    /** Spec 1§2.1: the default title. */
    title: 'no permission',
    text: 'Your account may not open this page. Whoever manages permissions can grant it.',
    screen: 'No permission',
    home: 'Go to the overview',
  },
  /** Spec 3§4, 3§8: the three messages are literal. */
  permissionCache: {
    action: 'Refresh permission cache',
    busy: 'the last refresh has not finished, do not operate frequently',
    question: 'confirm to delete the cache?',
    consequence: 'Permissions are read anew for everybody. The first pages after it may open more slowly.',
    refreshed: 'refreshed cache successfully',
  },
  /** Spec 1§8: storage-full while caching the navigation menu. */
  storageFull: {
    title: 'Browser storage is full',
    text: 'The menu could not be kept for the next start. Clear what Steward keeps in this browser? Settings and servers stay.',
    action: 'Clear storage',
    cleared: 'Storage cleared',
  },
  part: {
    title: 'Your departments',
    department: 'Department',
    people: 'People',
    apps: 'Licences per app',
    appsOpen: 'Open the list',
    appCount_one: '{{amount}} app',
    appCount_other: '{{amount}} apps',
    over_one: '{{amount}} over its limit',
    over_other: '{{amount}} over their limits',
    reminder: 'Licence reminder',
    reminderOpen: 'Open the reminder',
  },
  overview: {
    title: 'Overview',
    purpose: 'Where everything begins: your tenant, your pages, your tools.',
    tenantKey: 'Tenant key',
    deployment: 'Deployment',
    edition: 'Edition',
    role: 'Your role',
    department: 'Department',
    pages: 'Your pages',
    modules: 'Platform modules',
    modulesText_one: '{{total}} module of the platform is open to you. Find it in the menu, or search.',
    modulesText_other: '{{total}} modules of the platform are open to you. Find them in the menu, or search.',
    findModule: 'Find a module',
    deployments: {
      public: 'Public cloud',
      private: 'Private',
      single: 'Single tenant',
      overseas: 'Overseas',
    },
    editions: { standard: 'Standard', free: 'Free' },
  },
  platformViews: {
    text: 'It is a page of the platform itself, which opens on the server.',
    open: 'Open on the platform',
    custom_auto: {
      title: 'Automatic workflow',
      purpose: 'What the platform does by itself when something happens.',
    },
    login_page: { title: 'Login page setting', purpose: 'How the page looks on which people sign in.' },
    ebpreview: {
      title: 'Page preview',
      purpose: 'A page of the low-code builder, as people will see it.',
      unknown: 'No page of the low-code builder has this address.',
    },
  },
  webMenu: {
    title: 'Open this address on the web?',
    text: '{{name}} leads out of the platform, to this address:',
    action: 'Open',
    stuck: 'This menu’s address cannot be opened: {{path}}',
    leads: 'Leads out of the platform, to {{address}}',
  },
  platformPage: {
    text: 'This module is a page of the platform itself. On a real server Steward opens it there; the sandbox has no such page.',
    module: 'Module',
    path: 'Path on the server',
    chosen:
      'Steward’s guess: the platform does not say where this page is. The server’s form has a line for it under Other paths.',
    unknown: 'Platform module',
    failed: 'The page of the platform could not be opened.',
  },
  notices: {
    DATA_READ_ONLY:
      'Nothing can be kept in {{folder}} ({{reason}}: the disk is full or read-only). Steward works with what is there; settings, servers and the journal are not saved until there is room.',
    DATA_OPEN:
      'Somebody else on this computer can write where Steward keeps its data: {{names}}. They could put other servers and settings there. Make the folder {{folder}} and what is in it writable for your account alone.',
    SETTINGS_CORRUPT:
      'The settings file could not be read. It was kept as {{kept}}, and Steward began with the defaults.',
    SETTINGS_RESTORED: 'The settings file was damaged; the previous copy was used.',
    SANDBOX_RESET: 'The sandbox’s data could not be opened. It was kept as {{file}}, and new data was made.',
    SERVERS_CORRUPT: 'The server list could not be read. It was kept as {{kept}}.',
    CHANGES_RESTORED:
      'The change tray was damaged; its previous copy was used. The damaged one is kept in the folder “changes” of the data folder as {{kept}}. What was collected or applied in the last moments may be missing, or wait once more.',
    CHANGES_MISSING:
      'The file of the change tray was missing; its previous copy was used. What was collected or applied in the last moments may be missing, or wait once more.',
    CHANGES_CORRUPT:
      'The change tray could not be read, and a new one was begun. The earlier one is kept in the folder “changes” of the data folder as {{kept}}: what waited, the applied sets, approvals and whose approvals count are in it.',
    CHANGES_CUT:
      'The end of the change tray was damaged: what was collected or applied just before Steward last stopped may be missing.',
    KEY_RESTORED:
      'The key of this installation was damaged; its previous copy was used, which is the same key. The damaged file is kept in the data folder as {{kept}}.',
    KEY_CORRUPT:
      'The key of this installation could not be read, and a new one was made: its fingerprint is another, and whoever trusted the earlier one does not know it. The earlier file is kept in the data folder as {{kept}}.',
    JOURNAL_CORRUPT:
      'The journal could not be read, and a new one was begun. The earlier one is kept in the folder “journal” of the data folder as {{kept}}.',
    AUTHORITIES_UNREAD:
      'This computer’s certificate authorities have not been read. Until they are, Steward trusts only well-known ones; a server with a certificate of your organisation may be refused. Under “Check connection” you can read them again.',
    TLS_VARIABLE:
      'NODE_TLS_REJECT_UNAUTHORIZED=0 is set on this computer, which switches the check of certificates off in some programs. Steward ignores it. Where a server’s certificate is refused, add its authority or trust it under “Check connection”.',
  },
} as const;
