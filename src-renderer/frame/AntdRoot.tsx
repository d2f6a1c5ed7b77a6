/** antd's provider with our tokens and the user's language, loaded with the first page that uses an antd control. */

import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import { useAtomValue } from 'jotai';
import { type ReactNode, use, useMemo } from 'react';
import { useText } from '#data/text.ts';
import type { Language } from '#shared/text/types.ts';
import { useAppearance } from '#state/appearance.ts';
import { tenantThemeAtom } from '#state/tenant-theme.ts';
import { popupLayer } from '#widgets/controls/popup-layer.ts';
import { antdTheme } from './antd-theme.ts';

type Loader = () => Promise<{ default: Locale }>;
// The British locale starts the week on Monday.
const english: Loader = () => import('antd/es/locale/en_GB');
/** antd's own few words stay English in languages without a row here. */
const loaders: Readonly<Record<string, Loader>> = { 'zh-CN': () => import('antd/es/locale/zh_CN') };
const loaded = new Map<Language, Promise<Locale>>();

function localeFor(language: Language): Promise<Locale> {
  const known = loaded.get(language);
  if (known) return known;
  const loading = (loaders[language] ?? english)().then((file) => file.default);
  loaded.set(language, loading);
  return loading;
}

// antd's motion rules outweigh ours for reduced motion (base.css), and its script waits for their ends.
const { matches: still } = window.matchMedia('(prefers-reduced-motion: reduce)');
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) giveNonceToHeadStyles(nonce);

export function AntdRoot({ children }: { readonly children: ReactNode }) {
  const { language } = useText();
  const locale = use(localeFor(language));
  const appearance = useAppearance();
  const shown = useAtomValue(tenantThemeAtom);
  const tokens = shown.status === 'shown' ? shown.pages[appearance].tokens : undefined;
  const theme = useMemo(
    () => antdTheme(appearance, { still, ...(tokens && { tokens }) }),
    [appearance, tokens],
  );
  return (
    <ConfigProvider
      theme={theme}
      locale={locale}
      wave={{ disabled: true }}
      getPopupContainer={popupLayer}
      {...(nonce ? { csp: { nonce } } : {})}
    >
      {children}
    </ConfigProvider>
  );
}

/**
 * Gives the page's nonce to `<style>` elements that scripts append to the head. antd measures scroll bars (Table) and
 * locks scrolling (Modal, Drawer) with elements that its `csp` setting does not reach (@rc-component/util
 * `getTargetScrollBarSize`, @rc-component/portal `useScrollLocker`), so the content policy would block them. Elements
 * from markup get no nonce.
 */
function giveNonceToHeadStyles(nonce: string): void {
  const append = document.head.appendChild.bind(document.head);
  document.head.appendChild = <T extends Node>(node: T): T => {
    if (node instanceof HTMLStyleElement && !node.nonce) node.nonce = nonce;
    return append(node);
  };
}
