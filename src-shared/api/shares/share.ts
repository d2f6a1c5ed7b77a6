/** Whom something is shared with, as the platform spells it (spec 3§3.3). */
import * as z from 'zod';
import { flag01, optionalWireId, wireId, wireText } from '../codecs.ts';

/** The kinds of target, in the order in which they are offered. */
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
  /** Of the share itself; '' for one that is not stored yet. */
  sid: wireText,
  /** Of whom it is about; '' for everybody and for all external people. */
  id: wireId,
  entryType: z.enum(shareKinds),
  /** Left out rather than shared with. */
  reverse: flag01,
  moduleStr: wireText,
  moduleId: optionalWireId,
  /** Whether what is below a department or subcompany is meant too: chosen, after the application's own word (3§3.2). */
  subContain: flag01.optional(),
});
export type WireShare = z.output<typeof wireShare>;
