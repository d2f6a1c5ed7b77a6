/**
 * The login log over the streamed page query (spec 1§2.9 "Served by a streamed page query with a stream filter"; S-14).
 * The documents name its columns; the fields, the filter and the path are chosen.
 */
import * as z from 'zod';
import { jsonString, optionalWireId, wireText } from '../codecs.ts';
import { get } from '../endpoint.ts';
import { pageRequest } from '../page.ts';
import { loginResults, operateTypes } from './codes.ts';

/** Most people or departments in one query. */
export const mostNamed = 100;
const some = z.array(z.string().min(1)).max(mostNamed);

/** An absent field narrows nothing. */
export const loginFilter = z.strictObject({
  operateType: z.enum(operateTypes).optional(),
  /** Part of the name or the account. */
  keywords: z.string().optional(),
  userIds: some.optional(),
  /** All but these people; rows that belong to nobody stay. */
  exceptUserIds: some.optional(),
  /** Departments, including those below them. */
  deptIds: some.optional(),
  /** Addresses, ranges, CIDR blocks or wildcards, separated by commas. */
  ip: z.string().optional(),
  /** Terminals (1§3). */
  clientTypes: some.optional(),
  /** All but these terminals, also those that are not known. */
  exceptClientTypes: some.optional(),
  result: z.enum(loginResults).optional(),
  failureReasons: some.optional(),
  languages: some.optional(),
  /** Part of the device's model, system or hardware id. */
  device: z.string().optional(),
  /** YYYY-MM-DD HH:mm:ss in the server's time zone; both ends are included. */
  beginTime: z.string().optional(),
  endTime: z.string().optional(),
  /** Only outside these working hours, Monday to Friday: `8-19` by the server's clock, `9-18@Asia/Singapore` by a zone's. */
  outsideHours: z.string().optional(),
  /** Departments, including those below them, for whose people other hours hold; the nearest department's. */
  departmentHours: z
    .array(z.strictObject({ deptId: z.string().min(1), hours: z.string() }))
    .max(mostNamed)
    .optional(),
  ...pageRequest,
});
export type LoginFilter = z.output<typeof loginFilter>;

/** The thirteen columns, and the person's id. */
export const loginRow = z.object({
  id: optionalWireId,
  /** Id of the person; '' where the account is nobody's. */
  userId: optionalWireId,
  username: wireText,
  loginAccount: wireText,
  /** A code of `rules/login-log/log-codes.ts`, as in the next three; unknown codes are shown unchanged. */
  operateType: wireText,
  loginSource: wireText,
  /** YYYY-MM-DD HH:mm:ss in the server's time zone. */
  loginTime: wireText,
  ip: wireText,
  /** '' for a successful sign-in. */
  failureReason: wireText,
  clientType: wireText,
  /** The program with its version: a browser or the platform's own app. */
  loginTerminal: wireText,
  hardwareId: optionalWireId,
  language: wireText,
  osVersion: wireText,
  deviceModel: wireText,
});
export type LoginRow = z.output<typeof loginRow>;

/** One page of the login log, streamed row by row, the newest first. */
export const pageQueryLoginLog = get('loginLog.pageQuery', '/api/basicserver/loginlog/pageQuery', {
  chosen: '1§2.9; S-6, S-14',
  envelope: 'rows',
  request: { streamFilter: jsonString(loginFilter) },
  response: loginRow,
  example: { streamFilter: { pageNo: 1, pageSize: 10 } },
});
