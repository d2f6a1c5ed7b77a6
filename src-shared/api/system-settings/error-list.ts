/** Errors on the server (spec 1§2.1 "error list", 1§7.4; GEN-038); the documents show only the address. */
import * as z from 'zod';
import { optionalWireId, wireId, wireText } from '../codecs.ts';
import { post } from '../endpoint.ts';
import { pageOf, pageRequest } from '../page.ts';

export const errorModules = ['basicserver', 'workflow', 'document', 'hrm', 'message', 'attendance'] as const;

const serverError = z.object({
  id: wireId,
  errorCode: wireText,
  errorMsg: wireText,
  module: wireText,
  requestPath: wireText,
  username: wireText,
  clientIp: wireText,
  createTime: wireText,
  traceId: optionalWireId,
  stack: wireText,
});
export type ServerError = z.output<typeof serverError>;

/** A page of the server's errors, the newest first. */
export const listErrors = post('errorList.query', '/papi/basicserver/listErrors', {
  given: '1§7.4',
  effect: 'read',
  request: {
    ...pageRequest,
    keywords: z.string().optional(),
    module: z.string().optional(),
    errorCode: z.string().optional(),
    beginDate: z.string().optional(),
    endDate: z.string().optional(),
  },
  response: pageOf(serverError),
  example: { pageNo: 1, pageSize: 20 },
});
