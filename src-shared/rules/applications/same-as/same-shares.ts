/** The applications of a department whose shares differ from those of another department. */
import { sameValue } from '../../../kit/merge.ts';
import { appShareFields } from '../../common/applications/share-fields.ts';
import { checkFields } from '../../common/fields/check-fields.ts';
import type { Share } from '../../common/shares/share.ts';
import type { Message } from '../../../text/message.ts';
import type { SharedApp } from './shared-apps.ts';

export interface JudgedShares {
  readonly id: string;
  readonly before: readonly Share[];
  readonly after: readonly Share[];
  /** null where the shares can be saved. */
  readonly refusal: Message | null;
}

export interface WantedShares {
  readonly after: readonly Share[];
  /** The shares that the user saw; other shares by now mean a change by somebody else. */
  readonly expected?: readonly Share[];
}

/** `wanted`: shares by application id; applications that the department does not have are left out. */
export function judgeShares(
  apps: readonly SharedApp[],
  wanted: ReadonlyMap<string, WantedShares>,
  mayShare: boolean,
): JudgedShares[] {
  return apps.flatMap(({ id, shares: before }) => {
    const { after, expected } = wanted.get(id) ?? {};
    if (after === undefined || sameValue(before, after)) return [];
    const refusal = refusalOf(before, { after, expected }, mayShare);
    return [{ id, before, after, refusal }];
  });
}

function refusalOf(
  before: readonly Share[],
  { after, expected }: { readonly after: readonly Share[]; readonly expected: WantedShares['expected'] },
  mayShare: boolean,
): Message | null {
  if (!mayShare) return { key: 'appSheet.refused.noRight' };
  if (expected !== undefined && !sameValue(before, expected)) return { key: 'appSheet.refused.changed' };
  return checkFields(appShareFields, { shares: after })[0]?.message ?? null;
}

export const sharesById = (apps: readonly SharedApp[]): ReadonlyMap<string, WantedShares> =>
  new Map(apps.map(({ id, shares: after }) => [id, { after }]));
