/**
 * Enterprise WeChat and the WeChat service account (spec 1§2.2, 1§2.1 "wechat tool"). The documents name only the tabs
 * and the view: paths and fields are chosen, with the names of WeChat's own back office.
 */
import * as z from 'zod';
import { flag01, optionalWireId, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';
import { pageOf, pageRequest } from '../page.ts';
import { testSteps } from '../test-steps.ts';

const path = '/api/basicserver/wechat';
const chosen = '1§2.2; S-6';

/** The application inside the organisation's enterprise WeChat. */
const work = {
  enabled: flag01,
  corpId: optionalWireId,
  agentId: optionalWireId,
  appSecret: wireText,
  callbackToken: wireText,
  encodingAesKey: wireText,
  scanLogin: flag01,
  pushMessages: flag01,
};
export type WechatWork = z.output<z.ZodObject<typeof work>>;
const workExample = {
  enabled: true,
  corpId: 'ww1a2b3c4d5e6f7081',
  agentId: '1000002',
  appSecret: 'kVp0Zr3uYx8Nq1Tb6Lm9Wc2Ed5Gh7Js4Ka0Po3Iu8Y',
  callbackToken: 'Callback2026',
  encodingAesKey: 'jWmYm7qr5nMoAUwZRjGtBxmz3KA1tkAj3ykkR6q2B2C',
  scanLogin: true,
  pushMessages: true,
};

/** The connection to enterprise WeChat. */
export const getWechatWork = get('wechatWork.get', `${path}/work/queryConfig`, {
  chosen,
  response: z.object(work),
});

/** Saves the connection to enterprise WeChat. */
export const saveWechatWork = post('wechatWork.save', `${path}/work/saveConfig`, {
  chosen,
  request: work,
  example: workExample,
});

/** Tests a connection to enterprise WeChat, which need not be saved yet. */
export const testWechatWork = post('wechatWork.test', `${path}/work/testConfig`, {
  chosen,
  effect: 'read',
  request: work,
  response: testSteps,
  example: workExample,
});

export const wechatEncryptions = ['plain', 'compatible', 'safe'] as const;
const service = {
  enabled: flag01,
  appId: optionalWireId,
  appSecret: wireText,
  callbackToken: wireText,
  encodingAesKey: wireText,
  encryption: z.enum(wechatEncryptions),
  pushMessages: flag01,
};
export type WechatService = z.output<z.ZodObject<typeof service>>;
const serviceExample = {
  enabled: true,
  appId: 'wx1a2b3c4d5e6f7081',
  appSecret: '0123456789abcdef0123456789abcdef',
  callbackToken: 'Callback2026',
  encodingAesKey: 'jWmYm7qr5nMoAUwZRjGtBxmz3KA1tkAj3ykkR6q2B2C',
  encryption: 'safe' as const,
  pushMessages: true,
};

/** The connection to the WeChat service account. */
export const getWechatService = get('wechatService.get', `${path}/service/queryConfig`, {
  chosen,
  response: z.object(service),
});

/** Saves the connection to the WeChat service account. */
export const saveWechatService = post('wechatService.save', `${path}/service/saveConfig`, {
  chosen,
  request: service,
  example: serviceExample,
});

/** Tests a connection to the WeChat service account, which need not be saved yet. */
export const testWechatService = post('wechatService.test', `${path}/service/testConfig`, {
  chosen,
  effect: 'read',
  request: service,
  response: testSteps,
  example: serviceExample,
});

export const wechatKinds = ['work', 'service'] as const;
export const bindStates = ['bound', 'unbound'] as const;

const binding = z.object({
  userId: optionalWireId,
  username: wireText,
  department: wireText,
  /** Id of the WeChat account; '' for none. */
  wechatId: optionalWireId,
  bindTime: wireText,
});
export type WechatBinding = z.output<typeof binding>;

/** People of the tenant with and without a WeChat account. */
export const queryWechatBindings = post('wechatTool.bindings', `${path}/tool/queryBindings`, {
  chosen: '1§2.1; S-6',
  effect: 'read',
  request: {
    ...pageRequest,
    kind: z.enum(wechatKinds),
    state: z.enum(bindStates).optional(),
    keywords: z.string().optional(),
  },
  response: pageOf(binding),
  example: { pageNo: 1, pageSize: 10, kind: 'work' },
});

/** Unbinds a person's WeChat account; they can bind it again with their next sign-in by WeChat. */
export const unbindWechat = post('wechatTool.unbind', `${path}/tool/unbind`, {
  chosen: '1§2.1; S-6',
  request: { kind: z.enum(wechatKinds), userId: z.string().min(1) },
  example: { kind: 'work', userId: 'U20001' },
});
