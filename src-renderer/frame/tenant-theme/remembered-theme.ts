/**
 * Caches the last theme and its owner for the next start. The stored text is untrusted; invalid colours are dropped.
 */
import type { SessionFacts } from '#shared/api/session/session.ts';
import type { BackLookValues } from '#shared/rules/themes/look/look.ts';
import { forgetHint, writeHint, readHint } from '#state/stored-hints.ts';
import { frameFields, frameValuesOf } from './frame-values.ts';

const key = 'tenantTheme';
/** Limit in characters; a theme has about a thousand. */
const most = 4000;

export interface WhoseTheme {
  readonly facts: SessionFacts;
  /** Id of the server's profile. */
  readonly server: string;
}

export function rememberTheme(whose: WhoseTheme, values: BackLookValues): void {
  const said = Object.fromEntries(frameFields.map((name) => [name, values[name]]));
  writeHint(key, JSON.stringify({ of: nameOf(whose), values: said }));
}

export function forgetTheme(): void {
  forgetHint(key);
}

/** Returns null when none is stored, when it is another person's, or when it is invalid. */
export function rememberedTheme(whose: WhoseTheme): BackLookValues | null {
  const text = readHint(key);
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
