/** Service calls between platforms (1§3, 1§7.4, 3§3.11, 3§7.8). */
import { get, post } from '../call.ts';
import { anyText, text } from '../value-checks.ts';

const path = '/api/basicserver/syscross';
const source = '1§7.4; 3§7.8; fields 3§3.11';
const chosen = 'last word of the path, and method: S-6';

export const serviceCallCalls = [
  get({
    name: 'syscross find bind',
    path: `${path}/findBind`,
    source,
    chosen,
    data: {
      targetTenantKey: 'T1',
      targetConnectUrl: 'https://over-there.example',
      appKey: 'a',
      appSecurity: 's',
      corpId: 'c',
    },
  }),
  post({
    name: 'syscross save bind',
    path: `${path}/saveBind`,
    source,
    chosen,
    fields: {
      required: {
        targetTenantKey: text,
        targetConnectUrl: text,
        appKey: text,
        appSecurity: text,
        corpId: text,
      },
    },
    data: null,
  }),
  get({
    name: 'syscross find other config',
    path: `${path}/findOtherConfig`,
    source,
    chosen,
    data: { whiteIpList: '', secretKey: 'k' },
  }),
  post({
    name: 'syscross save other config',
    path: `${path}/saveOtherConfig`,
    source,
    chosen,
    fields: { required: { whiteIpList: anyText, secretKey: text } },
    data: null,
  }),
  post({
    name: 'sysCrossCreateTenant',
    path: `${path}/sysCrossCreateTenant`,
    source: '1§7.4; 3§7.8',
    chosen: 'method: S-6',
    fields: { required: { targetConnectUrl: text, secretKey: text } },
    data: null,
  }),
];
