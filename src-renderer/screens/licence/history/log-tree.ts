/** The licence log as a tree: the steps of one link below its first step (spec 1§2.6). */

import type { Output } from '#shared/api/endpoint.ts';
import type { getLinkLogs } from '#shared/api/licence/licence.ts';
import { buildTree, type TreeModel } from '#widgets/DataTree/tree-model.ts';

export type LinkLog = Output<typeof getLinkLogs>[number];

export interface LinkLogRow {
  readonly log: LinkLog;
  readonly steps: readonly LinkLogRow[];
}

/** Links in order of first appearance; the step with the lowest `linkOrder` is the parent row. */
export function logTree(logs: readonly LinkLog[]): TreeModel<LinkLogRow> {
  const links = new Map<string, LinkLog[]>();
  for (const log of logs) {
    const link = links.get(log.logLinkId);
    if (link) link.push(log);
    else links.set(log.logLinkId, [log]);
  }
  const roots: LinkLogRow[] = [];
  for (const link of links.values()) {
    const [first, ...rest] = link.sort((a, b) => a.linkOrder - b.linkOrder);
    if (first) roots.push({ log: first, steps: rest.map((log) => ({ log, steps: [] })) });
  }
  return buildTree(roots, ({ steps }) => steps);
}
