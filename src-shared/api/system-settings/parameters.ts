/**
 * System parameters, the key pair of the sign-in, and configurations by name (spec 1§7.4; GEN-041 to 044, 054, 055).
 */
import * as z from 'zod';
import { wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';

const path = '/api/basicserver/sysconfig';
const chosen = '1§7.4; S-6';

/** One parameter; a secret parameter's value is never answered. */
const parameter = z.object({
  configKey: z.string().min(1),
  configValue: wireText,
  description: wireText,
  secret: z.boolean(),
  updaterName: wireText,
  updateTime: wireText,
});
export type Parameter = z.output<typeof parameter>;

/** All parameters of the system. */
export const findSysConfigs = get('sysconfig.list', `${path}/findSysConfigs`, {
  chosen,
  response: z.array(parameter),
});

/** One parameter of the system. */
export const findSysConfig = get('sysconfig.find', `${path}/find`, {
  chosen,
  request: { configKey: z.string().min(1) },
  response: parameter,
  example: { configKey: 'upload.maxSize' },
});

/** Sets a parameter: a secret one by `secretValue`, any other by `configValue`. */
export const saveSysConfig = post('sysconfig.save', `${path}/save`, {
  chosen,
  request: {
    configKey: z.string().min(1),
    configValue: z.string().optional(),
    secretValue: z.string().optional(),
  },
  example: { configKey: 'upload.maxSize', configValue: '200' },
});

/**
 * Creates a key pair for passwords on their way to the server. The public key is answered once, the private key never.
 */
export const generateRsaKey = post('sysconfig.generateRsaKey', `${path}/generateRsaKey`, {
  chosen,
  response: z.object({ publicKey: z.string().min(1), fingerprint: wireText }),
});

/** Sets a configuration by its name. */
export const saveNormalConfig = post('normalConfig.save', '/api/bcw/base/configuration/saveNormalConfig', {
  given: '1§7.4',
  request: { configName: z.string().min(1), configValue: wireText },
  example: { configName: 'inviteForbid', configValue: '1' },
});
