/** Which applications of a department would be shared otherwise, to be shared as in another department. */
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
  readonly refused: Message | null;
}

/** `wanted`: shares by application id; applications that the department does not have are left out. */
export function judgeShares(
  apps: readonly SharedApp[],
  wanted: ReadonlyMap<string, readonly Share[]>,
  mayShare: boolean,
): JudgedShares[] {
  return apps.flatMap(({ id, shares: before }) => {
    const after = wanted.get(id);
    if (after === undefined || sameValue(before, after)) return [];
    const problem = checkFields(appShareFields, { shares: after })[0]?.message ?? null;
    return [{ id, before, after, refused: mayShare ? problem : { key: 'appSheet.refused.noRight' } }];
  });
}

export const sharesById = (apps: readonly SharedApp[]): ReadonlyMap<string, readonly Share[]> =>
  new Map(apps.map(({ id, shares }) => [id, shares]));
