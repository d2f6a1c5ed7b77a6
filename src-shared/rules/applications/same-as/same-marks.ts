/**
 * The shares by which people, departments, groups, positions, subcompanies or external people are named as another one
 * of them is. Shares that reach them through something else (a department, a group, everybody) are not taken over.
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

/** An application that only the target has stays the target's: without its last share everybody would have it. */
export const sameRights = (mayShare: boolean): MarkRights => ({ mayShare, mayOpen: false });

/** The cells that differ; `below` is taken over by targets that have levels below them. */
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
