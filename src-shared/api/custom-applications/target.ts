/** Targets to choose from for a custom application (spec 3§5.1; the documents show no call: S-6). */
import * as z from 'zod';
import { wireId } from '../codecs.ts';
import { get } from '../endpoint.ts';
import { firstPage, pageOf, pageRequest } from '../page.ts';

export const customTargetKinds = ['form', 'folder', 'project', 'ebuilder', 'paas'] as const;
export type CustomTargetKind = (typeof customTargetKinds)[number];

export const target = z.object({ id: wireId, name: z.string() });
export type CustomTarget = Readonly<z.output<typeof target>>;

/** Forms, folders, projects and applications that this person may open, by name. */
export const queryTargets = get('customApplications.targets', '/api/basicserver/free/queryTargets', {
  chosen: '3§5.1; S-6',
  request: {
    kind: z.enum(customTargetKinds),
    /** Part of the name, or the whole id. */
    keywords: z.string().optional(),
    ...pageRequest,
  },
  response: pageOf(target),
  example: { kind: 'form', ...firstPage },
});
