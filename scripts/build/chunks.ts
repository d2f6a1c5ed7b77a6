/**
 * Splits the console's code by area, not by file. A page loads its area, the code that areas share, and antd where
 * it uses it; large and rarely used code (an editor, the phone numbers of the world) is separate.
 */
import type { Rolldown } from 'vite';

type Groups = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>['groups'];
type Modules = {
  readonly getModuleInfo: (id: string) => {
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
};

export const earlyName = 'early';

/** Libraries and parts that are loaded together. */
const libraries = {
  antd: /[\\/]node_modules[\\/](antd|@ant-design|@rc-component|stylis)[\\/]|[\\/]src-renderer[\\/](frame[\\/]AntdRoot|widgets[\\/]controls)|steward-antd/,
  editor: /[\\/]node_modules[\\/](@tiptap|prosemirror-[a-z]+|linkifyjs)[\\/]/,
  phones: /[\\/]node_modules[\\/]libphonenumber-js[\\/]/,
} as const;

/** Rarely used controls, and those behind a click: a page of lists and switches loads none of their code. */
const seldom =
  /[\\/]widgets[\\/]controls[\\/]((DatePicker|TimePicker|Calendar|ColorPicker|Slider|InputNumber|AutoComplete|Upload|Transfer|Steps|QrCode|Drawer|Collapse|Progress)\.tsx|colour[\\/])|[\\/]antd[\\/]es[\\/](date-picker|time-picker|calendar|slider|input-number|auto-complete|upload|transfer|steps|qr-code|drawer|collapse|progress)[\\/]/;
/** Code of other components that antd's index exports as well. */
const often =
  /[\\/]src-renderer[\\/]|[\\/]antd[\\/]es[\\/](config-provider|select|switch|segmented|checkbox|radio|tabs|tooltip|popover|empty)[\\/]/;
const antdIndex = /[\\/]antd[\\/]es[\\/]index\.js/;

/** Groups of related areas: code that only one group uses is kept out of the code for all pages. */
const kin = {
  applications: ['applications', 'custom-applications', 'launcher', 'quick-create', 'back-menu', 'themes'],
  security: [
    'security',
    'account-cases',
    'invitations',
    'login-control',
    'login-log',
    'network',
    'security-settings',
    'service-call',
    'system-settings',
    'wechat',
  ],
  tenant: ['tenant', 'licence-info', 'pay-remind', 'reminders', 'feed'],
  tools: ['licence', 'servers', 'sandbox'],
} as const;
/** Areas that use parts of many others, and load them when they are opened. */
const guests: ReadonlySet<string> = new Set(['changes', 'journal', 'frame']);

/** Code that is loaded on demand, in a chunk of its own with everything that nothing else uses. */
const apart =
  /[\\/]screens[\\/](frame[\\/]Panels[\\/]WhatsNew\.tsx|tenant[\\/]TenantInfo[\\/]mobile[\\/]|settings[\\/]Key(Actions|Dialogs)\.tsx|licence-info[\\/]AppAuth[\\/]Advanced(Search|Field)\.tsx)/;

/** Areas of small pages made of controls, which are bundled with antd to save a request. */
const withAntd: readonly string[] = ['settings'];

export const consoleChunks: Groups = [
  // The chunk of the first script contains its imports, the bundler's own helper lines, and nothing else.
  { name: earlyName, test: /src-renderer[\\/]early\.ts$/, priority: 9 },
  // The code of the first picture is one file, for fewer requests.
  { name: 'console', tags: ['$initial'], priority: 8 },
  { name: 'editor', test: libraries.editor, priority: 7 },
  { name: 'phones', test: libraries.phones, priority: 7 },
  // In a tenant's theme the frame computes tokens and colours before its first picture. Otherwise this code would
  // land with antd, which uses the tokens too, or with the pages of themes.
  { name: (id, modules) => (isOfTenantTheme(id, modules) ? 'tenant-theme' : null), priority: 6.4 },
  // Before antd, whose chunk takes its imports: a page without controls loads none of it.
  { name: (id, modules) => (isSharedByAll(id, modules) ? 'shared' : null), priority: 6.2 },
  { name: sharedByKin, priority: 6 },
  { name: plainAreaOf, priority: 5 },
  { name: (id, modules) => (isWithAntd(id, modules) && !isSeldom(id, modules) ? 'antd' : null), priority: 4 },
  // After antd, whose chunk takes the code that both use.
  { name: (id, modules) => (isSeldom(id, modules) ? 'antd-more' : null), priority: 3 },
  { name: controlsOfKin, priority: 2.5 },
  { name: areaPartOf, priority: 2 },
  // The last, since a chunk takes the imports of its code: dialogs and other parts that are opened.
  { name: openedLater, priority: 1 },
];

/** Of these the dynamic imports are pages and parts of the frame; of other code of areas, what is opened later. */
const opensPages =
  /[\\/]screens[\\/]([a-z-]+[\\/]screens\.ts|frame[\\/])|[\\/]src-renderer[\\/](?!screens[\\/]|widgets[\\/])/;

const laterKnown = new Map<string, boolean>();

/** Whether the module is needed by nothing but dialogs and other parts that an area loads on demand. */
function isOpenedLater(id: string, modules: Modules): boolean {
  if (!ours.test(id) || texts.test(id) || libraries.antd.test(id) || apart.test(id)) return false;
  const known = laterKnown.get(id);
  if (known !== undefined) return known;
  const seen = new Set([id]);
  let isOfPage = false;
  let isOfPart = false;
  for (const one of seen) {
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(one) ?? {};
    isOfPage ||= importers.length + dynamicImporters.length === 0;
    isOfPage ||= dynamicImporters.some((from) => opensPages.test(from));
    isOfPart ||= dynamicImporters.some((from) => areaOf(from) !== null);
    if (isOfPage) break;
    for (const next of importers) seen.add(next);
  }
  laterKnown.set(id, isOfPart && !isOfPage);
  return isOfPart && !isOfPage;
}

/** The code that an area opens on demand is one file; what several areas open is another. */
function openedLater(id: string, modules: Modules): string | null {
  if (!isOpenedLater(id, modules)) return null;
  const area = areaOf(id);
  if (area !== null) return `${area}-later`;
  const [only, ...others] = areasOf(id, modules);
  return only !== undefined && others.length === 0 ? `${only}-later` : 'shared-later';
}

/** The texts are one file for each language, for which everything else waits. */
const texts = /[\\/]src-shared[\\/]text[\\/]/;

/** The area of a screen's file, by its folder. */
function areaOf(id: string): string | null {
  return /[\\/]src-renderer[\\/]screens[\\/]([a-z-]+)[\\/]/.exec(id)?.[1] ?? null;
}

const known = new Map<string, ReadonlySet<string>>();

/** The areas that use a module, directly or indirectly. */
function areasOf(id: string, modules: Modules): ReadonlySet<string> {
  if (areaOf(id) !== null || texts.test(id) || libraries.antd.test(id)) return new Set();
  const found = known.get(id);
  if (found) return found;
  const areas = new Set<string>();
  const seen = new Set([id]);
  for (const moduleId of seen) {
    const area = areaOf(moduleId);
    if (area !== null) {
      areas.add(area);
      continue;
    }
    // Code that only antd uses is bundled with antd; code that an area uses too is shared.
    if (libraries.antd.test(moduleId)) {
      areas.add('controls');
      continue;
    }
    // Dynamic importers do not count: code that is loaded on demand is separate.
    for (const next of modules.getModuleInfo(moduleId)?.importers ?? []) seen.add(next);
  }
  known.set(id, areas);
  return areas;
}

const themeStart = /[\\/]src-renderer[\\/]frame[\\/]tenant-theme[\\/]show-theme\.ts$/;
const ours = /[\\/]src-(renderer|shared)[\\/]/;

/** Whether the module is needed to show a tenant's remembered colours, directly or indirectly. */
function isOfTenantTheme(id: string, modules: Modules): boolean {
  if (!ours.test(id)) return false;
  const seen = new Set([id]);
  for (const one of seen) {
    if (themeStart.test(one)) return true;
    for (const next of modules.getModuleInfo(one)?.importers ?? []) seen.add(next);
  }
  return false;
}

function isShared(id: string, modules: Modules): boolean {
  return areasOf(id, modules).size > 1;
}

function isSharedByAll(id: string, modules: Modules): boolean {
  return (
    !isOpenedLater(id, modules) &&
    isShared(id, modules) &&
    kinOf(id, modules) === null &&
    !usesAntd(id, modules)
  );
}

function sharedByKin(id: string, modules: Modules): string | null {
  if (!isShared(id, modules) || usesAntd(id, modules) || isOpenedLater(id, modules)) return null;
  const name = kinOf(id, modules);
  return name === null ? null : `shared-${name}`;
}

/** The one group to which all areas that use a module belong; null for several groups. */
function kinOf(id: string, modules: Modules): string | null {
  const areas = [...areasOf(id, modules)].filter((area) => !guests.has(area));
  const found = Object.entries(kin).find(([, members]) =>
    areas.every((area) => (members as readonly string[]).includes(area)),
  );
  return found?.[0] ?? null;
}

function isWithAntd(id: string, modules: Modules): boolean {
  if (libraries.antd.test(id) || (withAntd.includes(areaOf(id) ?? '') && !apart.test(id))) return true;
  return isShared(id, modules) && kinOf(id, modules) === null && !isOpenedLater(id, modules);
}

/** Code with controls that areas of one group share. */
function controlsOfKin(id: string, modules: Modules): string | null {
  if (isWithAntd(id, modules) || !isShared(id, modules) || isOpenedLater(id, modules)) return null;
  const name = kinOf(id, modules);
  return name === null ? null : `shared-${name}-controls`;
}

/** Whether a widget of all areas holds such a control, which would otherwise come along wherever antd does. */
function isMadeOfSeldom(id: string, modules: Modules): boolean {
  if (areaOf(id) !== null || !isWithAntd(id, modules)) return false;
  return (modules.getModuleInfo(id)?.importedIds ?? []).some((imported) => seldom.test(imported));
}

const seldomKnown = new Map<string, boolean>();

/** Whether only rarely used controls need this part of antd. */
function isSeldom(id: string, modules: Modules): boolean {
  if (!libraries.antd.test(id)) return isMadeOfSeldom(id, modules);
  const known = seldomKnown.get(id);
  if (known !== undefined) return known;
  const seen = new Set([id]);
  let isWanted = false;
  let answer = true;
  for (const moduleId of seen) {
    if (seldom.test(moduleId)) isWanted = true;
    else if (often.test(moduleId)) answer = false;
    else if (!antdIndex.test(moduleId)) {
      for (const next of modules.getModuleInfo(moduleId)?.importers ?? []) seen.add(next);
    }
  }
  answer &&= isWanted;
  seldomKnown.set(id, answer);
  return answer;
}

/** The area of code without antd; such code is a file of its own where a whole page of the area needs no antd. */
function plainAreaOf(id: string, modules: Modules): string | null {
  const area = areaOf(id);
  if (area === null || apart.test(id) || usesAntd(id, modules) || isOpenedLater(id, modules)) return null;
  return hasPlainPage(id, area, modules) ? area : null;
}

function areaPartOf(id: string, modules: Modules): string | null {
  const area = areaOf(id);
  if (area === null || apart.test(id) || isOpenedLater(id, modules)) return null;
  return hasPlainPage(id, area, modules) ? `${area}-controls` : area;
}

/** `id`: of any file of the area. */
function hasPlainPage(id: string, area: string, modules: Modules): boolean {
  const [folder] = id.split(/(?<=[\\/]screens[\\/][a-z-]+[\\/])/);
  const pages = modules.getModuleInfo(`${folder}screens.ts`)?.dynamicallyImportedIds ?? [];
  return pages.some((page) => areaOf(page) === area && !usesAntd(page, modules));
}

const using = new Map<string, boolean>();

/** Whether the module imports antd, directly or indirectly, without dynamic imports. */
function usesAntd(id: string, modules: Modules): boolean {
  const known = using.get(id);
  if (known !== undefined) return known;
  const seen = new Set([id]);
  for (const moduleId of seen) {
    for (const next of modules.getModuleInfo(moduleId)?.importedIds ?? []) seen.add(next);
  }
  const uses = [...seen].some((one) => libraries.antd.test(one));
  using.set(id, uses);
  return uses;
}
