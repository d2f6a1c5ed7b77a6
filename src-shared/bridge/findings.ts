/** Marks of findings in the login log: state, note and author, kept on this computer by server and tenant. */
import * as z from 'zod';
import { findingMark, mostFindingMarks } from '../rules/login-log/finding-mark.ts';
import { call, event } from './contract.ts';

const ofTenant = z.strictObject({ server: z.string().min(1).max(64), tenant: z.string().min(1).max(200) });
export type FindingScope = z.output<typeof ofTenant>;

const newMark = findingMark.omit({ time: true, author: true }).extend({
  /** The time of the mark that the user saw; null where there was none. */
  from: z.number().int().nullable(),
});
export type NewFindingMark = z.output<typeof newMark>;

const marks = z.strictObject({ marks: z.array(findingMark) });

export const findings = {
  calls: {
    /** FINDINGS_NOT_KEPT, also below. */
    marks: call(ofTenant, marks),
    /** Marks the findings that nobody has marked since the user saw them; `left` are the keys of the others. */
    mark: call(
      ofTenant.extend({ author: z.string().max(200), marks: z.array(newMark).min(1).max(mostFindingMarks) }),
      marks.extend({ left: z.array(z.string()) }),
    ),
  },
  events: {
    /** Another window has marked findings of this tenant. */
    marked: event(ofTenant),
  },
} as const;
