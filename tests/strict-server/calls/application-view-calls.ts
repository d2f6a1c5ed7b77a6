/** Calls by which somebody sees applications as another person (3§2.2, 3§3.3). */
import { post } from '../call.ts';
import { oneOf, recordId } from '../value-checks.ts';
import { app } from './application-calls.ts';

const group = { id: 'AC7', groupName: '日常', line: 2 };
const offer = {
  module: 'biaoge',
  moduleId: 'F77',
  usual: '0',
  mayCreate: '1',
  sysMenus: { shortname: '巡检', applicationCustoms: [{ module: 'biaoge', targetId: 'F77' }] },
};

export const applicationViewCalls = [
  post({
    name: 'view as',
    path: '/api/basicserver/app/manage/queryViewAs',
    fields: {
      required: {
        lang: oneOf(
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
        ),
      },
      optional: { deptId: recordId, userId: recordId },
    },
    data: {
      person: { id: 'U5501', name: '林远', department: '销售中心', chain: ['D12', 'D1'] },
      detach: 'on',
      apps: [
        {
          app,
          shares: [
            { sid: 'S1', id: 'G7', entryType: 'group', reverse: '1', moduleStr: 'workflow', moduleId: '2' },
          ],
          clients: { pc: '1', mobile: '0' },
          plain: '流程',
          given: '我们的流程',
          displayFrom: 'D12',
          enabledFrom: '',
          infoFrom: '',
        },
      ],
      groups: [group],
      configs: [{ configKey: 'navMode', configValue: 'mix', deptId: '' }],
      own: {
        order: ['3', '2'],
        display: { '2': '0' },
        nav: { '3': '1' },
        openModes: { '2': 'newWindow' },
        groups: [group],
        groupOf: { '2': 'AC7' },
        configs: [{ configKey: 'simpleName', configValue: '0' }],
      },
      entrances: {
        offers: [offer],
        pc: { own: ['biaoge/F77'], team: null },
        mobile: { own: null, team: ['biaoge/F77'] },
      },
    },
    source: '3§2.2; 3§3.3',
    chosen: 'name, path and method: S-6',
  }),
];
