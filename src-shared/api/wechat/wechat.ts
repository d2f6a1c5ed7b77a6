/**
 * Enterprise WeChat and the WeChat service account (spec 1§2.2, 1§2.1 "wechat tool"). The documents name the tabs and the
 * view alone: paths and fields are chosen; what they are called is what WeChat's own back office calls them.
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

/** How the platform reaches enterprise WeChat. */
export const getWechatWork = get('wechatWork.get', `${path}/work/queryConfig`, {
  chosen,
  response: z.object(work),
});

/** Sets how the platform reaches enterprise WeChat. */
export const saveWechatWork = post('wechatWork.save', `${path}/work/saveConfig`, {
  chosen,
  request: work,
  example: workExample,
});

/** Tries out how the platform would reach enterprise WeChat; it need not be saved yet. */
export const testWechatWork = post('wechatWork.test', `${path}/work/testConfig`, {
  chosen,
  effect: 'read',
  request: work,
  response: testSteps,
  example: workExample,
});

export const wechatEncryptions = ['plain', 'compatible', 'safe'] as const;
/** The organisation's service account in WeChat. */
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

/** How the platform reaches the WeChat service account. */
export const getWechatService = get('wechatService.get', `${path}/service/queryConfig`, {
  chosen,
  response: z.object(service),
});

/** Sets how the platform reaches the WeChat service account. */
export const saveWechatService = post('wechatService.save', `${path}/service/saveConfig`, {
  chosen,
  request: service,
  example: serviceExample,
});

/** Tries out how the platform would reach the WeChat service account; it need not be saved yet. */
export const testWechatService = post('wechatService.test', `${path}/service/testConfig`, {
  chosen,
  effect: 'read',
  request: service,
  response: testSteps,
  example: serviceExample,
});

export const wechatKinds = ['work', 'service'] as const;
export const bindStates = ['bound', 'unbound'] as const;

/** A person and their account in WeChat. */
const binding = z.object({
  userId: optionalWireId,
  username: wireText,
  department: wireText,
  /** '' where they have none. */
  wechatId: optionalWireId,
  bindTime: wireText,
});
export type WechatBinding = z.output<typeof binding>;

/** Who of the tenant is bound to an account in WeChat, and who is not. */
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

/** Takes the account in WeChat off a person; they bind it anew with the next sign-in by it. */
export const unbindWechat = post('wechatTool.unbind', `${path}/tool/unbind`, {
  chosen: '1§2.1; S-6',
  request: { kind: z.enum(wechatKinds), userId: z.string().min(1) },
  example: { kind: 'work', userId: 'U20001' },
});
