/**
 * Splits the console's code by area, not by file. A page loads its area, the code that areas share, and antd where
 * it uses it; large and rarely used code (an editor, the phone numbers of the world) is separate.
 */
import type { Rolldown } from 'vite';
import { holds, isNeededBy, partsOfAntd } from './antd-chunks.ts';
import {
  antd,
  areaOf,
  areaOfModule,
  areasOf,
  codeOnDemand,
  hasPlainPage,
  isOpenedLater,
  type Modules,
  ours,
  pageOfModule,
  usesAntd,
} from './chunk-users.ts';

type Groups = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>['groups'];
export const earlyName = 'early';

/** Libraries and parts that are loaded together. */
const libraries = {
  editor: /[\\/]node_modules[\\/](@tiptap|prosemirror-[a-z]+|linkifyjs)[\\/]/,
  phones: /[\\/]node_modules[\\/]libphonenumber-js[\\/]/,
} as const;

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

/** Rich text as it is shown, with the library that cleans it: of the pages that share code few show any. */
const richText =
  /[\\/]node_modules[\\/]dompurify[\\/]|[\\/]widgets[\\/]RichText[\\/](RichText\.tsx|sanitise\.ts)$/;

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
  { name: 'rich-text', test: richText, priority: 6.1 },
  { name: sharedByKin, priority: 6 },
  // A chunk takes the imports of its code, so that what fewer pages load comes after what more of them do.
  { name: sharedByGuests, priority: 5.5 },
  { name: plainAreaOf, priority: 5 },
  {
    name: (id, modules) => (isWithAntd(id, modules) && partOfAntd(id, modules) === null ? 'antd' : null),
    priority: 4,
  },
  ...Object.keys(partsOfAntd).map((name, index) => ({
    name: (id: string, modules: Modules) => (partOfAntd(id, modules) === name ? name : null),
    priority: 3.3 - index / 10,
  })),
  { name: controlsOfKin, priority: 2.5 },
  { name: areaPartOf, priority: 2 },
  { name: pagePartOf, priority: 1.5 },
  // The last, since a chunk takes the imports of its code: dialogs and other parts that are opened.
  { name: openedLater, priority: 1 },
];

/** The code that an area opens on demand is one file; what several areas open is another. */
function openedLater(id: string, modules: Modules): string | null {
  if (!isOpenedLater(id, modules)) return null;
  const area = areaOf(id);
  if (area !== null) return `${area}-later`;
  const [only, ...others] = areasOf(id, modules);
  return only !== undefined && others.length === 0 ? `${only}-later` : 'shared-later';
}

const themeStart = /[\\/]src-renderer[\\/]frame[\\/]tenant-theme[\\/]show-theme\.ts$/;

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
    !richText.test(id) &&
    !isOpenedLater(id, modules) &&
    isShared(id, modules) &&
    kinOf(id, modules) === null &&
    !usesAntd(id, modules)
  );
}

function sharedByKin(id: string, modules: Modules): string | null {
  const name = plainKinOf(id, modules);
  return name === null || name === onlyGuests ? null : `shared-${name}`;
}

function sharedByGuests(id: string, modules: Modules): string | null {
  return plainKinOf(id, modules) === onlyGuests ? `shared-${onlyGuests}` : null;
}

/** The group of areas that share a module without controls. */
function plainKinOf(id: string, modules: Modules): string | null {
  if (!isShared(id, modules) || usesAntd(id, modules) || isOpenedLater(id, modules)) return null;
  return kinOf(id, modules);
}

const onlyGuests = 'guests';

/** The one group to which all areas that use a module belong; null for several groups. */
function kinOf(id: string, modules: Modules): string | null {
  const areas = [...areasOf(id, modules)].filter((area) => !guests.has(area));
  if (areas.length === 0) return onlyGuests;
  const found = Object.entries(kin).find(([, members]) =>
    areas.every((area) => (members as readonly string[]).includes(area)),
  );
  return found?.[0] ?? null;
}

function isWithAntd(id: string, modules: Modules): boolean {
  if (antd.test(id)) return true;
  return isShared(id, modules) && kinOf(id, modules) === null && !isOpenedLater(id, modules);
}

/** Code with controls that areas of one group share. */
function controlsOfKin(id: string, modules: Modules): string | null {
  if (isWithAntd(id, modules) || !isShared(id, modules) || isOpenedLater(id, modules)) return null;
  const name = kinOf(id, modules);
  return name === null ? null : `shared-${name}-controls`;
}

/** The file of the controls that alone need this part of antd, or that a widget holds; null where others need it. */
function partOfAntd(id: string, modules: Modules): string | null {
  if (areaOf(id) !== null || !isWithAntd(id, modules)) return null;
  const names = Object.keys(partsOfAntd);
  const isOf = antd.test(id) ? isNeededBy : holds;
  return names.find((name) => isOf(name, id, modules)) ?? null;
}

/** The area of code without antd; such code is a file of its own where a whole page of the area needs no antd. */
function plainAreaOf(id: string, modules: Modules): string | null {
  const area = areaOfModule(id, modules);
  if (area === null || codeOnDemand.test(id) || usesAntd(id, modules) || isOpenedLater(id, modules))
    return null;
  if (pageOfModule(id, modules) !== null) return null;
  return hasPlainPage(id, area, modules) ? area : null;
}

function areaPartOf(id: string, modules: Modules): string | null {
  const area = areaOfModule(id, modules);
  if (
    area === null ||
    codeOnDemand.test(id) ||
    isOpenedLater(id, modules) ||
    pageOfModule(id, modules) !== null
  )
    return null;
  return hasPlainPage(id, area, modules) ? `${area}-controls` : area;
}

function pagePartOf(id: string, modules: Modules): string | null {
  const page = pageOfModule(id, modules);
  return page === null ? null : `${areaOfModule(id, modules)}-${page}`;
}
