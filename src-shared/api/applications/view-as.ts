/** All that decides what somebody sees of applications, in one answer (spec 3§2.2, 3§2.3, 3§3.3, 3§4, 3§6). */
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

const given = z.object({
  app,
  shares: z.array(wireShare).readonly(),
  clients: z.object({ pc: flag01, mobile: flag01 }),
  /** Its name by itself, and of a custom one the name that it was given in this language. */
  plain: z.string(),
  given: z.string().nullable(),
  /** Whose word holds, of what is shown and of what is said of it: a department, '' for the whole tenant. */
  displayFrom: wireText,
  /** The same of whether it is on. */
  enabledFrom: wireText,
  infoFrom: wireText,
});

const offer = entrance.pick({ module: true, moduleId: true, sysMenus: true }).extend({
  /** A new tenant has it. */
  usual: flag01,
  /** This person may create what it leads to. */
  mayCreate: flag01,
});
const chosen = z.object({ own: ids.nullable(), team: ids.nullable() });

/**
 * What decides what one person sees, or somebody in a department who has said nothing: applications with whom each is
 * for, settings, what the employee said, entrances. Nothing is changed by asking.
 */
export const queryViewAs = post('applications.viewAs', '/api/basicserver/app/manage/queryViewAs', {
  chosen: '3§2.2; 3§3.3; S-6',
  effect: 'read',
  request: {
    deptId: z.string().optional(),
    /** The department is this person's. */
    userId: z.string().min(1).optional(),
    lang: z.enum(platformLanguages),
  },
  response: z.object({
    person: z.object({
      /** '' for somebody in the department. */
      id: optionalWireId,
      name: z.string(),
      department: z.string(),
      /** The department, then everything above it. */
      chain: z.array(wireId).min(1),
    }),
    detach: z.enum(['off', 'on', 'depth']),
    apps: z.array(given),
    groups,
    /** Of the organisation, each with the department whose word it is. */
    configs: z.array(configRecord),
    own: z.object({
      order: ids.optional(),
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
