/**
 * The definition of a screen. Each area lists its screens in `screens/<area>/screens.ts`; the frame's registry joins
 * the lists, and router, menu, breadcrumbs, palette and the test that opens every screen read them.
 */
import type { ComponentType } from 'react';
import { prefetchRead } from '#data/prefetch-read.ts';
import { withPageTexts, withTexts } from '#data/text.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import type { FirstReads } from '#shared/rules/common/first-reads.ts';
import type { MenuCode, MenuGroup } from '#shared/rules/common/menu/entries.ts';
import type { ListWords } from '#shared/rules/common/record/plain-list.ts';
import type { Right } from '#shared/rules/common/session/rights.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { type LazyComponent, lazyComponent } from './lazy-component.ts';

type Deployment = SessionFacts['platform']['deployment'];
type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
export type ScreenParams<Path extends string> = { readonly [Name in ParamName<Path>]: string };

/**
 * A page may declare its first reads, which are prefetched while the pointer rests on a link to it; those for a start by
 * its address stand in rules/first-reads/pages.ts.
 */
export type PageComponent = ComponentType & { readonly firstReads?: FirstReads };

/** A screen's page: a component in the first bundle, or a lazy one. */
export type PageCode = { readonly component: ComponentType } | LazyPage;
export interface LazyPage {
  readonly component: LazyComponent<object>;
  /** Prefetches the code, at most once. */
  readonly load: () => Promise<ComponentType>;
  /** Prefetches the page's declared first reads; its code is loaded first. */
  readonly prefetch: (facts: SessionFacts) => Promise<unknown>;
  /** The page uses no antd outside parts with their own provider (WithAntd), so antd is not loaded with it. */
  readonly plain: boolean;
}

interface ScreenFacts<Path extends string> {
  readonly id: string;
  /** The specification's route, with a leading slash. */
  readonly path: Path;
  /** Paths below the page's own that open its dialogs, e.g. `lang/:kind/:targetId`; the page parses them. */
  readonly dialogs?: readonly string[];
  /** The page is a plain list, whose entries have a form at `edit/new` and `edit/:id`. */
  readonly isPlainList?: boolean;
  readonly page: PageCode;
  readonly titleKey: MessageKey;
  /** The screen's purpose in one line, for the palette and the menu's tooltip. */
  readonly purposeKey?: MessageKey;
  /** The right that opens the screen; mandatory, so a screen without one does not compile. */
  readonly permission: Right;
  /** Menu group; null for a screen without a menu item of its own. `tools`: the foot of the menu. */
  readonly menuGroup: MenuGroup | 'tools' | null;
  /** The screen only leads to this page of the platform, which its menu entry opens itself. */
  readonly leadsOut?: { readonly code: string; readonly path: string };
  /** The specification's menu entry that the screen implements. */
  readonly menuCode: MenuCode | null;
  /** Id of the parent screen of a tab or part: breadcrumbs include it, and the menu marks it. */
  readonly within?: string;
  /** Breadcrumb title, where the address says more than `titleKey`. */
  readonly titleOf?: (params: Readonly<Record<string, string>>) => MessageKey;
  /** Query parameters that the breadcrumb back to the screen keeps, e.g. the department. */
  readonly carries?: readonly string[];
  /** The screen's name as a tab, where it differs from the page's. */
  readonly tabKey?: MessageKey;
  /** Views by a query parameter (`?entry=board`), named like tabs; the first is also the default. */
  readonly views?: {
    readonly param: string;
    readonly list: readonly { readonly value: string; readonly titleKey: MessageKey }[];
  };
  /** Deployments that have the screen; absent for all. */
  readonly deployments?: readonly Deployment[];
  /** Path parameters with which menu, palette and test open the screen; required where the path has parameters. */
  readonly example?: ScreenParams<Path>;
}

export interface Screen<Path extends string = string> extends ScreenFacts<Path> {
  readonly to: (params: ScreenParams<Path>) => string;
}

export function screen<const Path extends string>(facts: ScreenFacts<Path>): Screen<Path> {
  return { ...facts, to: (params) => fill(facts.path, params) };
}

/** Registers a plain list, whose dialogs edit one record each (`widgets/PlainList`). */
export function listScreen<const Path extends string>(
  words: ListWords,
  facts: Pick<ScreenFacts<Path>, 'id' | 'path' | 'page' | 'permission' | 'menuGroup' | 'dialogs' | 'within'>,
): Screen<Path> {
  const keys = { titleKey: `${words}.title`, purposeKey: `${words}.purpose`, menuCode: null } as const;
  return screen({
    ...facts,
    ...keys,
    isPlainList: true,
    dialogs: ['edit/:id', ...(facts.dialogs ?? [])],
  });
}

function fill(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)\??/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

export function homeOf(screen: Screen): string {
  return screen.to(screen.example ?? {});
}

/** Areas of pages, whose texts are loaded with them. */
const areas = new WeakMap<LazyPage, string>();

/** Registers the screens of an area, which is named after its folder; without it their pages load all texts. */
export function screensOf(area: string, screens: readonly Pick<Screen, 'page'>[]): readonly Screen[] {
  for (const { page } of screens) if ('load' in page) areas.set(page, area);
  return screens as readonly Screen[];
}

/** `lazyPage(() => import('./RoomsPage.tsx').then((file) => file.RoomsPage))` */
export function lazyPage(load: () => Promise<PageComponent>, { plain = false } = {}): LazyPage {
  const component = lazyComponent(() => {
    const area = areas.get(page);
    return area === undefined ? withTexts(load()) : withPageTexts(load(), area);
  });
  const prefetch = async (facts: SessionFacts) => {
    const shown: PageComponent = await component.load();
    await shown.firstReads?.(prefetchRead, facts);
  };
  const page: LazyPage = { component, load: component.load, prefetch, plain };
  return page;
}
