/**
 * The theme that was shown last, for the first picture of the next start: whose it was, and its colours. It is somebody's
 * text like any other: what is no colour is not taken.
 */
import type { SessionFacts } from '#shared/api/session/session.ts';
import type { BackLookValues } from '#shared/rules/themes/look/look.ts';
import { forget, remember, remembered } from '#state/remembered.ts';
import { frameFields, frameValuesOf } from './frame-values.ts';

const key = 'tenantTheme';
/** Characters; a theme has about a thousand. */
const most = 4000;

export interface WhoseTheme {
  readonly facts: SessionFacts;
  /** The server's profile. */
  readonly server: string;
}

export function rememberTheme(whose: WhoseTheme, values: BackLookValues): void {
  const said = Object.fromEntries(frameFields.map((name) => [name, values[name]]));
  remember(key, JSON.stringify({ of: nameOf(whose), values: said }));
}

export function forgetTheme(): void {
  forget(key);
}

/** null: there is none, it is another person's, or it is not what was kept. */
export function rememberedTheme(whose: WhoseTheme): BackLookValues | null {
  const text = remembered(key);
  if (text === null || text.length > most) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || !('of' in kept) || !('values' in kept)) return null;
    return kept.of === nameOf(whose) ? frameValuesOf(kept.values) : null;
  } catch {
    return null;
  }
}

function nameOf({ facts: { tenant, user }, server }: WhoseTheme): string {
  return JSON.stringify([server, tenant.tenantKey, user.id]);
}
