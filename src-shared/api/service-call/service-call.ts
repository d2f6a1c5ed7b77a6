/**
 * Service calls between platforms (spec 1§3 "Service-call bind", 1§7.4, 3§3.11, 3§7.8): the tenant of another server
 * that this one is bound to, and the manager tenant's conditions for callers. The documents name the family of the
 * calls; the individual ones are chosen.
 */
import * as z from 'zod';
import { optionalWireId, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';

const path = '/api/basicserver/syscross';
const chosen = '1§7.4; 3§7.8; S-6';

/** The tenant on the other platform, and the credentials there. */
const bind = {
  targetTenantKey: wireText,
  targetConnectUrl: wireText,
  appKey: wireText,
  appSecurity: wireText,
  corpId: optionalWireId,
};
export type ServiceBind = z.output<z.ZodObject<typeof bind>>;

/** The other platform that this tenant is bound to. */
export const findBind = get('serviceCall.bind', `${path}/findBind`, { chosen, response: z.object(bind) });

/** Binds this tenant to one of another platform. */
export const saveBind = post('serviceCall.saveBind', `${path}/saveBind`, {
  chosen,
  request: bind,
  example: {
    targetTenantKey: 'T7719204',
    targetConnectUrl: 'https://platform.example.net',
    appKey: 'app-20417',
    appSecurity: 'f3b1c0d9e7a24c56',
    corpId: 'corp-3301',
  },
});

const otherConfig = { whiteIpList: wireText, secretKey: wireText };
export type ServiceOther = z.output<z.ZodObject<typeof otherConfig>>;

/** The conditions for callers of this platform. */
export const findOtherConfig = get('serviceCall.other', `${path}/findOtherConfig`, {
  chosen,
  response: z.object(otherConfig),
});

/** Sets the conditions for callers of this platform. */
export const saveOtherConfig = post('serviceCall.saveOther', `${path}/saveOtherConfig`, {
  chosen,
  request: otherConfig,
  example: { whiteIpList: '10.20.0.0/16', secretKey: 'k7Qm2ZpV9sXc4RtB8nHd3LwYf6Gj1TaE' },
});

/** Creates a tenant for this one on the other platform, and binds this one to it. */
export const sysCrossCreateTenant = post('serviceCall.createTenant', `${path}/sysCrossCreateTenant`, {
  given: '1§7.4; 3§7.8',
  request: { targetConnectUrl: z.string().min(1), secretKey: z.string().min(1) },
  example: {
    targetConnectUrl: 'https://platform.example.net',
    secretKey: 'k7Qm2ZpV9sXc4RtB8nHd3LwYf6Gj1TaE',
  },
});
