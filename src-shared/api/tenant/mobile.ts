/**
 * The three calls of the mobile dialog (spec 1§4 "Mobile send-code button", 1§7.1; S-8). All are GETs
 * that answer `{ status, msg, data }`. `mobile` is country code plus number, e.g. `+8613800001001`.
 */
import * as z from 'zod';
import { get } from '../endpoint.ts';

/** The mark that the server answers, alone or in an object. */
function mark<Name extends string>(name: Name) {
  const shape = z.union([z.string().min(1), z.record(z.string(), z.unknown())]);
  return z.codec(shape, z.string(), {
    decode: (wire, context) => {
      const value = typeof wire === 'string' ? wire : wire[name];
      if (typeof value === 'string' && value !== '') return value;
      context.issues.push({ code: 'custom', input: wire, message: `${name} missing` });
      return z.NEVER;
    },
    encode: (value) => ({ [name]: value }),
  });
}

/** Sends a code, and answers the mark for checking it. Each call sends a message, so it is never repeated. */
export const sendMobileCode = get('tenant.sendMobileCode', '/api/bs/basicserver/tenantInfo/sendMobileCode', {
  given: '1§7.1; S-8',
  effect: 'write',
  envelope: 'status',
  request: { mobile: z.string().min(1) },
  response: mark('cacheMark'),
  example: { mobile: '+8613900002047' },
});

/** Checks the code, and answers the permit for binding the mobile. */
export const checkMobileCode = get(
  'tenant.checkMobileCode',
  '/api/bs/basicserver/tenantInfo/checkMobileCode',
  {
    given: '1§7.1; S-8',
    effect: 'write',
    envelope: 'status',
    request: {
      mobile: z.string().min(1),
      verifyCode: z.string().min(1),
      cacheMark: z.string().min(1),
    },
    response: mark('successCode'),
    example: { mobile: '+8613900002047', verifyCode: '123456', cacheMark: 'unknown' },
  },
);

/** Binds the contact mobile with the permit of the checked code. */
export const bindTenantContactMobile = get(
  'tenant.bindMobile',
  '/api/bs/basicserver/tenantInfo/bindTenantContactMobile',
  {
    given: '1§7.1; S-8',
    effect: 'write',
    envelope: 'status',
    request: { mobile: z.string().min(1), successCode: z.string().min(1) },
    example: { mobile: '+8613900002047', successCode: 'unknown' },
  },
);
