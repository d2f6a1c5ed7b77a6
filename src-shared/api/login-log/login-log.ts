/**
 * The login log over the streamed page query (spec 1§2.9 "Served by a streamed page query with a stream filter";
 * S-14). The documents name its columns; the fields, the filter and the path are chosen.
 */
import * as z from 'zod';
import { jsonString, optionalWireId, wireText } from '../codecs.ts';
import { get } from '../endpoint.ts';
import { pageRequest } from '../page.ts';
import { loginResults, operateTypes } from './codes.ts';

/** People or departments of one question. */
export const mostNamed = 100;
const some = z.array(z.string().min(1)).max(mostNamed);

/** What is left out narrows nothing. */
export const loginFilter = z.strictObject({
  operateType: z.enum(operateTypes).optional(),
  /** A part of the name or of the account. */
  keywords: z.string().optional(),
  userIds: some.optional(),
  /** Departments and what is below them. */
  deptIds: some.optional(),
  /** Addresses, ranges, CIDR blocks, wildcards, separated by commas. */
  ip: z.string().optional(),
  /** Terminals (1§3). */
  clientTypes: some.optional(),
  result: z.enum(loginResults).optional(),
  failureReasons: some.optional(),
  languages: some.optional(),
  /** A part of the device's model, of its system or of its hardware id. */
  device: z.string().optional(),
  /** YYYY-MM-DD HH:mm:ss in the server's time; both included. */
  beginTime: z.string().optional(),
  endTime: z.string().optional(),
  /** Only outside of these working hours, e.g. `8-19`, Monday to Friday. */
  outsideHours: z.string().optional(),
  ...pageRequest,
});
export type LoginFilter = z.output<typeof loginFilter>;

/** The thirteen columns, and whose row it is. */
export const loginRow = z.object({
  id: optionalWireId,
  /** '' where the account is nobody's. */
  userId: optionalWireId,
  username: wireText,
  loginAccount: wireText,
  /** A code of `rules/login-log/words.ts`, as the next three; others are shown as they are. */
  operateType: wireText,
  loginSource: wireText,
  /** YYYY-MM-DD HH:mm:ss, the server's zone. */
  loginTime: wireText,
  ip: wireText,
  /** '' where it went well. */
  failureReason: wireText,
  clientType: wireText,
  /** The program: a browser or the platform's own app, with its version. */
  loginTerminal: wireText,
  hardwareId: optionalWireId,
  language: wireText,
  osVersion: wireText,
  deviceModel: wireText,
});
export type LoginRow = z.output<typeof loginRow>;

/** One page of the login log, row by row, the newest first. */
export const pageQueryLoginLog = get('loginLog.pageQuery', '/api/basicserver/loginlog/pageQuery', {
  chosen: '1§2.9; S-6, S-14',
  envelope: 'rows',
  request: { streamFilter: jsonString(loginFilter) },
  response: loginRow,
  example: { streamFilter: { pageNo: 1, pageSize: 10 } },
});
