/** Names in several languages (1§7.1, 3§3.8 "Language entry", 3§7.4, 3§7.6). */
import { get, post } from '../call.ts';
import { anyText, listOf, oneOf, record, recordId, text } from '../value-checks.ts';

const languages = [
  'zh_CN',
  'en_US',
  'zh_TW',
  'es_ES',
  'fr_FR',
  'pt_PT',
  'ar_AE',
  'ru_RU',
  'ja_JP',
  'de_DE',
  'ko_KR',
  'th_TH',
];
/** "Language name payload: lang, name, orgType" (3§3.8); 3§7.4 has `orgType` beside the list. */
const languageName = record({
  required: { lang: oneOf(...languages), name: anyText },
  optional: { orgType: text },
});
const names = [
  { lang: 'zh_CN', name: '磐石远航（集团）' },
  { lang: 'th_TH', name: 'Panshi' },
];
/** 3§3.8: "Language entry: lang, name, transName, checked, ori, cn". */
const entries = names.map((one) => ({ ...one, transName: '泰语', checked: '1', ori: 'ไทย', cn: '泰语' }));
const owner = { orgType: oneOf('tenant'), targetId: recordId };
const field = {
  module: text,
  targetId: recordId,
  tablefield: oneOf('tenant_info.tenantName', 'application_config.config_value', 'app_menu.menuname'),
};
const fieldsOf = 'the fields: those of the same calls for user names (3§7.4)';

export const tenantNameCalls = [
  get({
    // Rows TEN-093, APP-166.
    name: 'queryNamePerLangs',
    path: '/api/bs/basicserver/lang/queryNamePerLangs',
    fields: { required: owner },
    data: entries,
    source: '1§7.1; 3§3.8',
    chosen: fieldsOf,
  }),
  post({
    // Rows TEN-094, APP-167.
    name: 'saveNamePerLangs',
    path: '/api/bs/basicserver/lang/saveNamePerLangs',
    fields: { required: { ...owner, orgNameLangs: listOf(languageName) } },
    data: null,
    source: '1§7.1; 3§3.8',
    chosen: fieldsOf,
  }),
  post({
    // Row TEN-095.
    name: 'multilangset savedata',
    path: '/api/bs/basicserver/multilangset/savedata',
    fields: { required: { ...field, langs: listOf(languageName) } },
    data: null,
    source: '1§7.1; 3§7.6',
    chosen: 'the field langs',
  }),
  get({
    // Rows TEN-096, BMENU-041.
    name: 'multilangset getdata',
    path: '/api/bs/basicserver/multilangset/getdata',
    fields: { required: field },
    data: entries,
    source: '1§7.1; 3§7.6',
    chosen: 'the method: S-6',
  }),
  get({
    name: 'multilangset getlist',
    path: '/api/bs/basicserver/multilangset/getlist',
    fields: { required: { module: text, tablefield: text } },
    data: [{ targetId: '5001', langs: names }],
    source: '1§7.1; 3§7.6',
    chosen: 'name, path and method: S-6',
  }),
];
