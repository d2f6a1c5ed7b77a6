/** Everything that decides which applications a person sees, in one answer (spec 3§2.2, 3§2.3, 3§3.3, 3§4, 3§6). */
import * as z from 'zod';
import { flag01, optionalWireId, wireId, wireText } from '../codecs.ts';
import { configRecord } from '../config-record.ts';
import { post } from '../endpoint.ts';
import { platformLanguages } from '../language-names/platform-languages.ts';
import { entrance } from '../quick-create/entrance.ts';
import { wireShare } from '../shares/share.ts';
import { app, categoryLine, openMode } from './app.ts';

const group = z.object({ id: wireId, groupName: z.string(), line: categoryLine });
const ids = z.array(wireId).readonly();
const groups = z.array(group).readonly();
const byId = <Value extends z.core.$ZodType>(value: Value) => z.record(z.string(), value).optional();

const appShape = z.object({
  app,
  shares: z.array(wireShare).readonly(),
  clients: z.object({ pc: flag01, mobile: flag01 }),
  /** Whether the application stands before all others (3§3.2 `menuTop`). */
  top: flag01.optional(),
  /** The application's own name; `given` is a custom name in this language. */
  plain: z.string(),
  given: z.string().nullable(),
  /** The department whose setting of visibility applies; '' for the whole tenant. */
  displayFrom: wireText,
  /** The department whose on/off setting applies; '' for the whole tenant. */
  enabledFrom: wireText,
  infoFrom: wireText,
});

const offer = entrance.pick({ module: true, moduleId: true, sysMenus: true }).extend({
  /** Whether a new tenant has the entrance. */
  usual: flag01,
  /** Whether this person may create the entrance's target. */
  mayCreate: flag01,
});
const chosen = z.object({ own: ids.nullable(), team: ids.nullable() });

/**
 * Everything that decides which applications a person sees: applications with their shares, settings, the person's own
 * arrangement, entrances. Without a person it is for a department's member without own settings. The call changes
 * nothing.
 */
export const queryViewAs = post('applications.viewAs', '/api/basicserver/app/manage/queryViewAs', {
  chosen: '3§2.2; 3§3.3; S-6',
  effect: 'read',
  request: {
    deptId: z.string().optional(),
    /** Id of the person; `deptId` is then ignored. */
    userId: z.string().min(1).optional(),
    lang: z.enum(platformLanguages),
  },
  response: z.object({
    person: z.object({
      /** '' for an unnamed member of the department. */
      id: optionalWireId,
      name: z.string(),
      department: z.string(),
      /** The department, then all departments above it. */
      chain: z.array(wireId).min(1),
      /** The person's other memberships; what the server leaves out is not known. */
      within: z
        .object({ subcompany: ids.optional(), group: ids.optional(), position: ids.optional() })
        .optional(),
    }),
    detach: z.enum(['off', 'on', 'depth']),
    apps: z.array(appShape),
    groups,
    /** The organisation's configs, each with the department that set it. */
    configs: z.array(configRecord),
    own: z.object({
      /** A whole order; servers of this version store moves. */
      order: ids.optional(),
      moves: z
        .array(z.object({ id: wireId, after: optionalWireId }))
        .readonly()
        .optional(),
      display: byId(flag01),
      nav: byId(flag01),
      openModes: byId(openMode),
      groups: groups.optional(),
      groupOf: byId(z.string()),
      configs: z.array(configRecord),
    }),
    entrances: z.object({ offers: z.array(offer), pc: chosen, mobile: chosen }),
  }),
  example: { lang: 'zh_CN' },
});
