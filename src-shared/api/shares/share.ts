/** A share in the platform's spelling (spec 3§3.3). */
import * as z from 'zod';
import { flag01, optionalWireId, wireId, wireText } from '../codecs.ts';

/** The kinds of targets in the order in which they are offered. */
export const shareKinds = [
  'all',
  'user',
  'department',
  'subcompany',
  'group',
  'position',
  'allExternal',
  'external',
] as const;
export type ShareKind = (typeof shareKinds)[number];

export const wireShare = z.object({
  /** Id of the share itself; '' for one that is not stored yet. */
  sid: wireText,
  /** Id of the target; '' for everybody and for all external people. */
  id: wireId,
  entryType: z.enum(shareKinds),
  /** Whether the target is excluded. */
  reverse: flag01,
  moduleStr: wireText,
  moduleId: optionalWireId,
  /**
   * Whether everything below a department or subcompany is included; chosen, after the application's own field (3§3.2).
   */
  subContain: flag01.optional(),
});
export type WireShare = z.output<typeof wireShare>;
