/** The only module that applies a theme's colours to the frame, and removes them. */
import { store } from '#data/store.ts';
import type { BackLookValues } from '#shared/rules/themes/look/look.ts';
import { type TenantThemeState, tenantThemeAtom } from '#state/tenant-theme.ts';
import { type FrameLook, frameLookOf } from './frame-look.ts';
import { hideFrameLook, showFrameLook } from './frame-sheet.ts';
import { rememberedTheme, rememberTheme, type WhoseTheme } from './remembered-theme.ts';

let lastLook: { readonly of: string; readonly look: FrameLook } | null = null;

/** Cached by value, so that reading the list again builds no new sheet. */
function lookFor(values: BackLookValues): FrameLook {
  const of = JSON.stringify(values);
  if (lastLook?.of !== of) lastLook = { of, look: frameLookOf(values) };
  return lastLook.look;
}

export function showTheme(whose: WhoseTheme, values: BackLookValues, name: string): void {
  show(values, name);
  rememberTheme(whose, values);
}

/** Shows the cached theme. Returns false when none is cached for this person. */
export function showRememberedTheme(whose: WhoseTheme): boolean {
  const values = rememberedTheme(whose);
  if (values) show(values, null);
  return values !== null;
}

export function showOwnColours(why: Exclude<TenantThemeState, { readonly status: 'shown' }>): void {
  hideFrameLook();
  store.set(tenantThemeAtom, why);
}

function show(values: BackLookValues, name: string | null): void {
  const look = lookFor(values);
  showFrameLook(look);
  const { pages } = look;
  const now = store.get(tenantThemeAtom);
  if (now.status === 'shown' && now.pages === pages && now.name === name) return;
  store.set(tenantThemeAtom, { status: 'shown', name, pages });
}
