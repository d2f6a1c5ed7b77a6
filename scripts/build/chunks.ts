/**
 * How the console's code is cut: by area, not by file. A page asks for its area, for what areas share, and for antd
 * where it uses it; what is dear and seldom wanted (an editor, the phone numbers of the world) stays by itself.
 */
import type { Rolldown } from 'vite';

type Groups = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>['groups'];
type Modules = {
  readonly getModuleInfo: (id: string) => {
    readonly importers: readonly string[];
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
};

export const earlyName = 'early';

/** Libraries and parts of one kind that are wanted together. */
const libraries = {
  antd: /[\\/]node_modules[\\/](antd|@ant-design|@rc-component|stylis)[\\/]|[\\/]src-renderer[\\/](frame[\\/]AntdRoot|widgets[\\/]controls)|steward-antd/,
  editor: /[\\/]node_modules[\\/](@tiptap|prosemirror-[a-z]+|linkifyjs)[\\/]/,
  phones: /[\\/]node_modules[\\/]libphonenumber-js[\\/]/,
} as const;

/** Controls that few pages have, and those behind a press: a page of lists and switches asks for none of their code. */
const seldom =
  /[\\/]widgets[\\/]controls[\\/]((DatePicker|TimePicker|Calendar|ColorPicker|Slider|InputNumber|AutoComplete|Upload|Transfer|Steps|QrCode|Drawer|Collapse|Progress)\.tsx|colour[\\/])|[\\/]antd[\\/]es[\\/](date-picker|time-picker|calendar|slider|input-number|auto-complete|upload|transfer|steps|qr-code|drawer|collapse|progress)[\\/]/;
/** The others' components, which antd's index hands to all alike. */
const often =
  /[\\/]src-renderer[\\/]|[\\/]antd[\\/]es[\\/](config-provider|select|switch|segmented|checkbox|radio|tabs|tooltip|popover|empty)[\\/]/;
const antdIndex = /[\\/]antd[\\/]es[\\/]index\.js/;

/** Areas that are made of the same things: what no area beyond them wants is no part of what all pages ask for. */
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
/** Areas that know many others' things, and ask for them when they are opened. */
const guests: ReadonlySet<string> = new Set(['changes', 'journal', 'frame']);

/** Loaded by itself when it is wanted, and with it what nothing else uses. */
const apart =
  /[\\/]screens[\\/](tenant[\\/]TenantInfo[\\/]mobile[\\/]|settings[\\/]Key(Actions|Dialogs)\.tsx|licence-info[\\/]AppAuth[\\/]Advanced(Search|Field)\.tsx)/;

/** A page of some kilobytes that is made of controls: with antd, rather than a request of its own. */
const withAntd: readonly string[] = ['settings'];

export const consoleChunks: Groups = [
  // Its chunk holds what it imports, the bundler's own few lines, and nothing else.
  { name: earlyName, test: /src-renderer[\\/]early\.ts$/, priority: 9 },
  // The first picture's code is one file: fewer requests than one per part.
  { name: 'console', tags: ['$initial'], priority: 8 },
  { name: 'editor', test: libraries.editor, priority: 7 },
  { name: 'phones', test: libraries.phones, priority: 7 },
  // The frame in a tenant's theme reckons with tokens and colours before its first picture. antd, which is made of the
  // tokens too, and pages of themes would keep them.
  { name: (id, modules) => (isOfTenantTheme(id, modules) ? 'tenant-theme' : null), priority: 6.4 },
  // Before antd, whose chunk takes what it imports: a page without controls asks for none of it.
  { name: (id, modules) => (isSharedByAll(id, modules) ? 'shared' : null), priority: 6.2 },
  { name: sharedByKin, priority: 6 },
  { name: plainAreaOf, priority: 5 },
  { name: (id, modules) => (isWithAntd(id, modules) && !isSeldom(id, modules) ? 'antd' : null), priority: 4 },
  // After antd, whose chunk takes what both are made of.
  { name: (id, modules) => (isSeldom(id, modules) ? 'antd-more' : null), priority: 3 },
  { name: controlsOfKin, priority: 2.5 },
  { name: areaPartOf, priority: 2 },
];

/** One file for each language, which everything else waits for. */
const texts = /[\\/]src-shared[\\/]text[\\/]/;

/** The area whose folder a file of a screen is in. */
function areaOf(id: string): string | null {
  return /[\\/]src-renderer[\\/]screens[\\/]([a-z-]+)[\\/]/.exec(id)?.[1] ?? null;
}

const known = new Map<string, ReadonlySet<string>>();

/** The areas that want a module of ours, whatever stands between. */
function areasOf(id: string, modules: Modules): ReadonlySet<string> {
  if (areaOf(id) !== null || texts.test(id) || libraries.antd.test(id)) return new Set();
  const found = known.get(id);
  if (found) return found;
  const areas = new Set<string>();
  const seen = new Set([id]);
  for (const one of seen) {
    const area = areaOf(one);
    if (area !== null) {
      areas.add(area);
      continue;
    }
    // What antd alone wants goes with antd; what an area wants too is everybody's.
    if (libraries.antd.test(one)) {
      areas.add('controls');
      continue;
    }
    // Not those that load it when it is wanted: it stays by itself.
    for (const next of modules.getModuleInfo(one)?.importers ?? []) seen.add(next);
  }
  known.set(id, areas);
  return areas;
}

const themeStart = /[\\/]src-renderer[\\/]frame[\\/]tenant-theme[\\/]show-theme\.ts$/;
const ours = /[\\/]src-(renderer|shared)[\\/]/;

/** What the remembered colours of a tenant are shown by, whatever stands between. */
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
  return isShared(id, modules) && kinOf(id, modules) === null && !usesAntd(id, modules);
}

function sharedByKin(id: string, modules: Modules): string | null {
  if (!isShared(id, modules) || usesAntd(id, modules)) return null;
  const name = kinOf(id, modules);
  return name === null ? null : `shared-${name}`;
}

/** Of which kin all areas are that want a module; null where they are of several. */
function kinOf(id: string, modules: Modules): string | null {
  const areas = [...areasOf(id, modules)].filter((area) => !guests.has(area));
  const found = Object.entries(kin).find(([, members]) =>
    areas.every((area) => (members as readonly string[]).includes(area)),
  );
  return found?.[0] ?? null;
}

function isWithAntd(id: string, modules: Modules): boolean {
  if (libraries.antd.test(id) || (withAntd.includes(areaOf(id) ?? '') && !apart.test(id))) return true;
  return isShared(id, modules) && kinOf(id, modules) === null;
}

/** What areas of a kin share and is made of controls. */
function controlsOfKin(id: string, modules: Modules): string | null {
  if (isWithAntd(id, modules) || !isShared(id, modules)) return null;
  const name = kinOf(id, modules);
  return name === null ? null : `shared-${name}-controls`;
}

const seldomKnown = new Map<string, boolean>();

/** Part of antd that only such controls are made of. */
function isSeldom(id: string, modules: Modules): boolean {
  if (!libraries.antd.test(id)) return false;
  const known = seldomKnown.get(id);
  if (known !== undefined) return known;
  const seen = new Set([id]);
  let wanted = false;
  let answer = true;
  for (const one of seen) {
    if (seldom.test(one)) wanted = true;
    else if (often.test(one)) answer = false;
    else if (!antdIndex.test(one)) {
      for (const next of modules.getModuleInfo(one)?.importers ?? []) seen.add(next);
    }
  }
  answer &&= wanted;
  seldomKnown.set(id, answer);
  return answer;
}

/** The area of what can be shown without antd; another file than the rest where a whole page of the area can. */
function plainAreaOf(id: string, modules: Modules): string | null {
  const area = areaOf(id);
  if (area === null || apart.test(id) || usesAntd(id, modules)) return null;
  return hasPlainPage(id, area, modules) ? area : null;
}

function areaPartOf(id: string, modules: Modules): string | null {
  const area = areaOf(id);
  if (area === null || apart.test(id)) return null;
  return hasPlainPage(id, area, modules) ? `${area}-controls` : area;
}

/** `id`: of any file of the area. */
function hasPlainPage(id: string, area: string, modules: Modules): boolean {
  const [folder] = id.split(/(?<=[\\/]screens[\\/][a-z-]+[\\/])/);
  const pages = modules.getModuleInfo(`${folder}screens.ts`)?.dynamicallyImportedIds ?? [];
  return pages.some((page) => areaOf(page) === area && !usesAntd(page, modules));
}

const using = new Map<string, boolean>();

/** It imports antd, or what imports it, and so on; not what it loads when it is wanted. */
function usesAntd(id: string, modules: Modules): boolean {
  const known = using.get(id);
  if (known !== undefined) return known;
  const seen = new Set([id]);
  for (const one of seen) {
    for (const next of modules.getModuleInfo(one)?.importedIds ?? []) seen.add(next);
  }
  const uses = [...seen].some((one) => libraries.antd.test(one));
  using.set(id, uses);
  return uses;
}
