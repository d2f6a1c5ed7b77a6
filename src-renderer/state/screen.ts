/**
 * What a screen is. Each area lists its screens in `screens/<area>/screens.ts`; the frame's registry joins
 * the lists, and router, menu, breadcrumbs, palette and the test that opens every screen read it.
 */
import type { ComponentType } from 'react';
import { withTexts } from '#data/text.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import type { MenuCode, MenuGroup } from '#shared/rules/common/menu/entries.ts';
import type { ListWords } from '#shared/rules/common/record/plain-list.ts';
import type { Right } from '#shared/rules/common/session/rights.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { type Late, late } from './late.ts';

type Deployment = SessionFacts['platform']['deployment'];
type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
export type ScreenParams<Path extends string> = { readonly [Name in ParamName<Path>]: string };

type Ahead = (facts: SessionFacts) => Promise<unknown>;
/** A page may say what it shows first (data/read-ahead.ts): whoever rests on a link to it finds that read. */
export type PageComponent = ComponentType & { readonly ahead?: Ahead };

/** The page of a screen: a component in the first bundle, or one that is loaded when it is wanted. */
export type Page = { readonly component: ComponentType } | LazyPage;
export interface LazyPage {
  readonly component: Late<object>;
  /** Loads the code ahead of the first visit; at most once. */
  readonly load: () => Promise<ComponentType>;
  /** Reads what it shows first, where it says so; its code has come before. */
  readonly ahead: Ahead;
  /** Uses nothing of antd, but in parts of its own provider (WithAntd): none is loaded with it. */
  readonly plain: boolean;
}

interface ScreenFacts<Path extends string> {
  readonly id: string;
  /** The specification's route, with a leading slash. */
  readonly path: Path;
  /** Addresses below it at which the same page shows a dialog, e.g. `lang/:kind/:targetId`; the page reads them. */
  readonly dialogs?: readonly string[];
  readonly page: Page;
  readonly titleKey: MessageKey;
  /** One line in the palette and the menu's tip: what the screen is for. */
  readonly purposeKey?: MessageKey;
  /** What a person needs to open it. Mandatory: a screen without one does not compile. */
  readonly permission: Right;
  /** Where the menu shows it; null: nowhere of its own. `tools`: the foot of the menu. */
  readonly menuGroup: MenuGroup | 'tools' | null;
  /** The entry of the specification's menu that it stands for. */
  readonly menuCode: MenuCode | null;
  /** Id of the screen that it is a tab or a part of: breadcrumbs lead over that one, and the menu marks it. */
  readonly within?: string;
  /** What the way over it calls it, where its address says more than `titleKey`. */
  readonly titleOf?: (params: Readonly<Record<string, string>>) => MessageKey;
  /** Words of the address that the way back to it keeps, e.g. the department. */
  readonly carries?: readonly string[];
  /** Its name as a tab, where that is another one than the page's. */
  readonly tabKey?: MessageKey;
  /** What it shows by one word of the address (`?entry=board`), the first one also without: named as tabs are. */
  readonly views?: {
    readonly param: string;
    readonly list: readonly { readonly value: string; readonly titleKey: MessageKey }[];
  };
  /** Deployments that have it; absent: all. */
  readonly deployments?: readonly Deployment[];
  /** Parameters with which the menu, the palette and the test open it; needed where the path has any. */
  readonly example?: ScreenParams<Path>;
}

export interface Screen<Path extends string = string> extends ScreenFacts<Path> {
  /** The address of this screen. */
  readonly to: (params: ScreenParams<Path>) => string;
}

/** Registers one screen. */
export function screen<const Path extends string>(facts: ScreenFacts<Path>): Screen<Path> {
  return { ...facts, to: (params) => fill(facts.path, params) };
}

/** Registers a plain list, whose dialogs edit one record (`widgets/PlainList`). */
export function listScreen<const Path extends string>(
  words: ListWords,
  facts: Pick<ScreenFacts<Path>, 'id' | 'path' | 'page' | 'permission' | 'menuGroup' | 'dialogs' | 'within'>,
): Screen<Path> {
  const keys = { titleKey: `${words}.title`, purposeKey: `${words}.purpose`, menuCode: null } as const;
  return screen({ ...facts, ...keys, dialogs: ['edit/:id', ...(facts.dialogs ?? [])] });
}

function fill(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)\??/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Where the menu leads for a screen. */
export function homeOf(screen: Screen): string {
  return screen.to(screen.example ?? {});
}

/** `lazyPage(() => import('./RoomsPage.tsx').then((file) => file.RoomsPage))` */
export function lazyPage(load: () => Promise<PageComponent>, { plain = false } = {}): LazyPage {
  const component = late(() => withTexts(load()));
  const ahead = async (facts: SessionFacts) => {
    const page: PageComponent = await component.load();
    await page.ahead?.(facts);
  };
  return { component, load: component.load, ahead, plain };
}
