import { useMemo } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { useNamedObject } from '#state/crumbs.ts';
import { useMenu } from '#state/menu.ts';
import { crumbsOf } from './crumbs.ts';
import { useCurrentScreen } from './current-screen.ts';
import { screens } from './registry.ts';

export interface NamedCrumb {
  readonly name: string;
  readonly to: string | undefined;
}

export function useCrumbs(): readonly NamedCrumb[] {
  const { t } = useText();
  const screen = useCurrentScreen();
  const params = useMatches().at(-1)?.params;
  const { pathname, search } = useLocation();
  const object = useNamedObject();
  const menu = useMenu();
  return useMemo(
    () =>
      // The root redirects to a page.
      pathname === '/'
        ? []
        : withoutTwins(
            crumbsOf({ screen, params: params ?? {}, search, object }, screens, menu).map(
              ({ label, to }) => ({ name: 'key' in label ? t(label.key) : label.text, to }),
            ),
          ),
    [pathname, screen, params, search, object, menu, t],
  );
}

/** A tab or a view with its page's name stands for both. */
export function withoutTwins(crumbs: readonly NamedCrumb[]): readonly NamedCrumb[] {
  return crumbs.filter(({ name }, index) => name !== crumbs[index + 1]?.name);
}

/**
 * Joins the nearest two names, without the menu group. `server`: its name where there are several servers, so that tabs
 * can be told apart; null for a single one.
 */
export function documentTitle(names: readonly string[], server: string | null, product: string): string {
  const nearest = names.length > 2 ? names.slice(-2) : names.slice(-1);
  const of = server === null ? [product] : [server, product];
  return [...nearest.reverse(), ...of].join(' · ');
}
