/** Logos, their targets, the tab's icon (1§3, 1§7.3). */
import { get, post } from '../call.ts';
import { anyText, oneOf } from '../value-checks.ts';

const logos = '/api/bs/basicserver/tenantlogo';
const source = '1§7.3; 1§3';
const logoType = oneOf('vertical');

export const brandingCalls = [
  get({
    name: 'queryTenantLogoByTenantKey',
    path: `${logos}/queryTenantLogoByTenantKey`,
    data: {
      logoUrl: '/api/file/preview?fileId=F-7&type=imgs',
      logoUrlVertical: '',
      logoClickUrl: 'https://intranet.example.com/start',
      faviconUrl: '/api/file/preview?fileId=F-8&type=imgs',
      showInfoConfig: 'off',
    },
    source,
  }),
  post({
    name: 'saveLogoUrl',
    path: `${logos}/saveLogoUrl`,
    encoding: 'form',
    fields: { required: { logoUrl: anyText }, optional: { logoType } },
    data: null,
    source,
    chosen: 'name of the address',
  }),
  post({
    name: 'saveLogoClickUrl',
    path: `${logos}/saveLogoClickUrl`,
    encoding: 'form',
    fields: { required: { logoClickUrl: anyText }, optional: { logoType } },
    data: null,
    source,
    chosen: 'name of the address',
  }),
  post({
    name: 'saveFaviconUrl',
    path: `${logos}/saveFaviconUrl`,
    encoding: 'form',
    fields: { required: { faviconUrl: anyText } },
    data: null,
    source,
    chosen: 'name of the address',
  }),
  get({
    name: 'syncTenantLogo',
    path: `${logos}/syncTenantLogo`,
    fields: { required: { type: oneOf('horizontal', 'vertical') } },
    data: null,
    source,
    chosen: 'values of type',
  }),
  get({
    name: 'saveShowInfoConfig',
    path: `${logos}/saveShowInfoConfig`,
    fields: { required: { showInfoConfig: oneOf('on', 'off') } },
    data: null,
    source,
  }),
];
