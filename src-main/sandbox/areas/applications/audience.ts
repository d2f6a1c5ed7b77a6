/** Whether a person may use an application (spec 3§3.3): without named targets it is for all; exclusions win. */
import type { WireShare } from '#shared/api/shares/share.ts';
import { type Person, reasonFor } from '#shared/rules/common/shares/audience.ts';
import { fromWire } from '#shared/rules/common/shares/wire-shares.ts';

export function isFor(person: Person, wire: readonly WireShare[]): boolean {
  return reasonFor(person, fromWire(wire)).sees;
}
