/**
 * Fields of the connections to WeChat, with the shapes of its ids and keys, and their first values (FRAME-131, 132).
 */
import { type WechatService, type WechatWork, wechatEncryptions } from '../../api/wechat/wechat.ts';
import type { Fields, TextRow } from '../common/fields/field.ts';

const isOn = ({ enabled }: { readonly enabled: boolean }) => enabled;
type On = { readonly enabled: boolean };

const secret = { kind: 'text', type: 'password', most: 128, required: true, when: isOn } as const;

/** WeChat shows this token beside the callback address: 3 to 32 letters and digits. */
const callbackToken: TextRow<On> = {
  ...secret,
  label: 'wechat.callbackToken',
  help: 'wechat.callbackTokenHelp',
  check: (token) => (/^[A-Za-z0-9]{3,32}$/.test(token) ? null : { key: 'wechat.wrong.token' }),
};
/** 43 letters and digits, from which WeChat derives the key of its messages. */
const encodingAesKey: TextRow<On> = {
  ...secret,
  label: 'wechat.aesKey',
  help: 'wechat.aesKeyHelp',
  check: (key) => (/^[A-Za-z0-9]{43}$/.test(key) ? null : { key: 'wechat.wrong.aesKey' }),
};

export const workFields: Fields<WechatWork> = {
  enabled: { kind: 'switch', label: 'wechat.work.enabled', help: 'wechat.work.help' },
  corpId: {
    kind: 'text',
    mono: true,
    most: 64,
    required: true,
    when: isOn,
    label: 'wechat.work.corpId',
    check: (id) => (/^ww[0-9a-f]{16}$/.test(id) ? null : { key: 'wechat.wrong.corpId' }),
  },
  agentId: {
    kind: 'text',
    mono: true,
    most: 20,
    required: true,
    when: isOn,
    label: 'wechat.work.agentId',
    check: (id) => (/^\d{1,20}$/.test(id) ? null : { key: 'wechat.wrong.agentId' }),
  },
  appSecret: { ...secret, label: 'wechat.appSecret' },
  callbackToken,
  encodingAesKey,
  scanLogin: { kind: 'switch', label: 'wechat.work.scanLogin', when: isOn },
  pushMessages: { kind: 'switch', label: 'wechat.pushMessages', when: isOn },
};

export const serviceFields: Fields<WechatService> = {
  enabled: { kind: 'switch', label: 'wechat.service.enabled', help: 'wechat.service.help' },
  appId: {
    kind: 'text',
    mono: true,
    most: 64,
    required: true,
    when: isOn,
    label: 'wechat.service.appId',
    check: (id) => (/^wx[0-9a-f]{16}$/.test(id) ? null : { key: 'wechat.wrong.appId' }),
  },
  appSecret: {
    ...secret,
    label: 'wechat.appSecret',
    check: (text) => (/^[0-9a-f]{32}$/.test(text) ? null : { key: 'wechat.wrong.appSecret' }),
  },
  callbackToken,
  encryption: {
    kind: 'choice',
    label: 'wechat.service.encryption',
    required: true,
    when: isOn,
    options: wechatEncryptions.map((value) => ({
      value,
      label: `wechat.service.encryptions.${value}` as const,
    })),
  },
  encodingAesKey: {
    ...encodingAesKey,
    when: (values: WechatService) => values.enabled && values.encryption !== 'plain',
  } as TextRow<WechatService>,
  pushMessages: { kind: 'switch', label: 'wechat.pushMessages', when: isOn },
};

export const begunWechat = {
  work: {
    enabled: false,
    corpId: '',
    agentId: '',
    appSecret: '',
    callbackToken: '',
    encodingAesKey: '',
    scanLogin: false,
    pushMessages: false,
  } satisfies WechatWork,
  service: {
    enabled: false,
    appId: '',
    appSecret: '',
    callbackToken: '',
    encodingAesKey: '',
    encryption: 'safe',
    pushMessages: false,
  } satisfies WechatService,
} as const;
