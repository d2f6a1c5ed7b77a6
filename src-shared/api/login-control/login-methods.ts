/** Login methods: the terminals from which people may sign in (spec 1§2.13, 1§3 "Login-control config", 1§7.4). */
import * as z from 'zod';
import { wireId, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';

/**
 * Terminals, separated by commas; `total` stands for all. An unknown one is kept: the documents name only the field.
 */
const terminals = z.codec(wireText, z.array(z.string()), {
  decode: (wire) => [...new Set(wire.split(',').filter((one) => one !== ''))],
  encode: (value) => value.join(','),
});
const target = z.object({ type: z.enum(['employee', 'department']), targetId: wireId });
export type LoginTarget = z.output<typeof target>;

const fields = { name: z.string(), type: terminals, targets: z.array(target) };
const loginMethod = z.object({ configId: wireId, ...fields });
export type LoginMethod = z.output<typeof loginMethod>;

/** Every login method of the tenant. */
export const getLoginMethods = get('loginControl.configs', '/api/bs/basicserver/loginType/configs', {
  given: '1§7.4; 1§3',
  response: z.array(loginMethod),
});

/** Saves a login method; a new one has no id, and the answer is its id. */
export const saveLoginMethod = post('loginControl.save', '/api/bs/basicserver/loginType/saveConfig', {
  given: '1§7.4; 1§3',
  request: { configId: z.string().min(1).optional(), ...fields },
  response: wireId.nullish(),
  example: {
    name: 'Sales on the road',
    type: ['app-and', 'app-ios'],
    targets: [{ type: 'department', targetId: 'D205' }],
  },
});

/** Deletes a login method. */
export const deleteLoginMethod = post('loginControl.remove', '/api/bs/basicserver/loginType/deleteConfig', {
  given: '1§7.4',
  encoding: 'query',
  request: { configId: z.string().min(1) },
  example: { configId: 'LT1000002' },
});
