/** Builds palette items for pages, their tabs and views, actions with an address, and the platform's pages; pure. */
import type { Translate } from '#data/text.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { allows } from '#shared/rules/common/session/rights.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { mayOpen } from '#state/access.ts';
import type { MenuItem, MenuModel } from '#state/menu-model.ts';
import { homeOf, type Screen } from '#state/screen.ts';
import type { PaletteSection } from './palette-item.ts';

/** An untranslated palette item: its text keys and its address. */
export interface PaletteDestination {
  readonly id: string;
  readonly section: PaletteSection;
  readonly titleKey: MessageKey;
  /** The tenant's own name, which replaces the title. */
  readonly name?: string | null;
  readonly hint?: string | null;
  readonly hintKey?: MessageKey | undefined;
  readonly also: string;
  /** The page's purpose in one line, whose words find it, too. */
  readonly purposeKey?: MessageKey | undefined;
  readonly to?: string;
  readonly platform?: { readonly code: string; readonly path: string };
}

/** The name and the hint of a destination; the tenant's own words replace the console's. */
export function wordsOfDestination({ name, titleKey, hint, hintKey }: PaletteDestination, t: Translate) {
  return { label: name ?? t(titleKey), hint: hint ?? (hintKey ? t(hintKey) : '') };
}

export interface Visitor {
  readonly session: SessionFacts | null;
  readonly codes: ReadonlySet<string> | null;
  /** The organisation's policy fixes the list of servers. */
  readonly serversLocked: boolean;
}

function leadsSomewhere(item: MenuItem): boolean {
  return item.kind === 'screen' || !item.leadsNowhere;
}

export function destinationsOf(
  menu: MenuModel,
  screens: readonly Screen[],
  visitor: Visitor,
): readonly PaletteDestination[] {
  const open = (screen: Screen) => mayOpen(screen, visitor.session, visitor.codes) === 'yes';
  const entries = menu.sections.flatMap(({ group, name: hint, items }) =>
    items.filter(leadsSomewhere).map((item): PaletteDestination => {
      const hintKey = `frame.menu.group.${group}` as const;
      const names = { name: item.name, hint, hintKey };
      return item.kind === 'screen'
        ? {
            id: `screen-${item.id}`,
            section: 'pages',
            titleKey: item.entry
              ? (`frame.menu.entry.${item.entry.code}` as MessageKey)
              : item.screen.titleKey,
            ...names,
            also: `${item.entry?.code ?? item.id} ${item.to}`,
            purposeKey: item.screen.purposeKey,
            to: item.to,
          }
        : {
            id: `platform-${item.id}`,
            section: 'platform',
            titleKey: `frame.menu.entry.${item.entry.code}` as MessageKey,
            ...names,
            also: `${item.entry.code} ${item.entry.path}`,
            platform: item.entry,
          };
    }),
  );
  const shown = screens.filter(open);
  return [
    ...entries,
    ...shown.flatMap((screen) => tabOf(screen, screens)),
    ...shown.flatMap(viewsOf),
    ...actionsFor(visitor),
  ];
}

/** The destination of a screen that is a tab or a part of another page; none for other screens. */
function tabOf(screen: Screen, screens: readonly Screen[]): PaletteDestination[] {
  const parent = screens.find(({ id }) => id === screen.within);
  const isPart = screen.tabKey !== undefined || (parent !== undefined && screen.menuGroup === null);
  if (!isPart || !opensWithoutRecord(screen)) return [];
  return [
    {
      id: `tab-${screen.id}`,
      section: 'tabs',
      titleKey: screen.tabKey ?? screen.titleKey,
      hintKey: (parent ?? screen).titleKey,
      also: homeOf(screen),
      purposeKey: screen.purposeKey,
      to: homeOf(screen),
    },
  ];
}

/** Tells whether an address is known that shows the page, without the id of a record. */
export function opensWithoutRecord({ path, example }: Screen): boolean {
  const params = Object.entries<string>(example ?? {});
  const isRecord = ([name, value]: readonly [string, string]): boolean =>
    value === 'elsewhere' || (/^(?:\w*[iI]d|code)$/.test(name) && value !== 'new' && value !== 'own');
  return !params.some(isRecord) && !(path.includes(':') && params.length === 0);
}

/** Paths of the dialogs that open by themselves; of a list's entries, the form of a new one. */
export function dialogsWithoutRecord({ dialogs = [], isPlainList = false }: Screen): readonly string[] {
  return [...(isPlainList ? ['edit/new'] : []), ...dialogs.filter((path) => !path.includes(':'))];
}

function viewsOf(screen: Screen): PaletteDestination[] {
  const { views } = screen;
  return (views?.list ?? []).map(({ value, titleKey }) => ({
    id: `view-${screen.id}-${value}`,
    section: 'tabs',
    titleKey,
    hintKey: screen.titleKey,
    also: value,
    to: `${screen.path}?${views?.param}=${value}`,
  }));
}

/** Dialogs and forms that have an address. */
function actionsFor({ session, serversLocked }: Visitor): PaletteDestination[] {
  const action = (id: string, titleKey: MessageKey, hintKey: MessageKey, to: string): PaletteDestination => ({
    id: `action-${id}`,
    section: 'actions',
    titleKey,
    hintKey,
    also: '',
    to,
  });
  return [
    ...(serversLocked
      ? []
      : [
          action('addServer', 'servers.add', 'servers.title', '/servers/edit/new'),
          action('importServers', 'servers.import.title', 'servers.title', '/servers/import'),
        ]),
    ...(session && allows('administrator', session)
      ? [action('changeMobile', 'tenantEdit.mobile.change', 'tenant.title', '/base/teams?dialog=mobile')]
      : []),
    ...(session && allows('manager', session)
      ? [action('operationLog', 'operationLog.open', 'tenant.title', '/base/teams?log=1')]
      : []),
  ];
}
