/**
 * The shares by which one target is named as another one is: people, departments, groups, positions, subcompanies or
 * external people. Shares that reach the target through something else (a department, a group, everybody) are not
 * taken over.
 */
import { hasLevels } from '../../common/shares/share.ts';
import {
  type AudienceTarget,
  isMarked,
  type MarkRights,
  type RequestedMark,
  shareMarkOf,
} from '../sheet/judge-audience.ts';
import type { SharedApp } from './shared-apps.ts';

/** An application that is shared with the target alone stays so: without its last share everybody would have it. */
export const sameRights = (mayShare: boolean): MarkRights => ({ mayShare, mayOpen: false });

/** The cells that differ; targets with levels below them take `below` over. */
export function sameMarks(
  apps: readonly SharedApp[],
  source: AudienceTarget,
  targets: readonly AudienceTarget[],
): RequestedMark[] {
  return apps.flatMap(({ id, shares }) => {
    const value = shareMarkOf(shares, source);
    const share = shares.find((one) => one.kind === source.kind && one.id === source.id);
    return targets.flatMap((target): RequestedMark[] => {
      const isLevelled = hasLevels(source.kind) && hasLevels(target.kind);
      const mark = { id, target, value, ...(isLevelled && share ? { below: share.below } : {}) };
      return isMarked(shares, mark) ? [] : [mark];
    });
  });
}
