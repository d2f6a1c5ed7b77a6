/**
 * The shares by which people, departments, groups, positions, subcompanies or external people are named as another one
 * of them is. Shares that reach them through something else (a department, a group, everybody) are not taken over.
 */
import { hasLevels } from '#shared/rules/common/shares/share.ts';
import { type AudienceTarget, isMarked, type RequestedMark, shareMarkOf } from '../audience.ts';
import type { SharedApp } from '#shared/rules/applications/same-as/shared-apps.ts';

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
