/** An application as it is sent: examples name it. */
import type { CustomType } from '../applications/app.ts';
import type { AppInfo } from '../applications/manage.ts';

export function exampleInfo(applicationType: CustomType, id = ''): AppInfo {
  const isForm = applicationType === 'singleForm';
  const targetId = applicationType === 'paas' ? 'A10001' : 'E10001';
  return {
    sysMenus: {
      ...{ id, menuname: 'Field reports', shortname: 'Reports', description: '', applicationType },
      ...{ applicationRange: 'company', icon: 'app', mobileIcon: '', appIconType: '', appIconValue: '' },
      ...{ openMode: 'current', applyClient: 'both', characterization: '' },
      ...{ cornerMark: 'none', cornerMarkData: '', cornerMarkIcon: '' },
      ...{ pcCornerMark: 'none', pcCornerMarkData: '', pcCornerMarkIcon: '' },
    },
    appModuleLink: {
      ...{ acId: '', amId: id, id, module: '', moduleId: id, orderNum: 1, status: true, updateTime: '' },
    },
    content: {
      forms: isForm ? [{ id: 'F10001', name: 'Field report', module: 'formdatareport' }] : [],
      ...{ innerUrl: '', innerUrlMobile: '', outerUrl: '', targetId: isForm ? '' : targetId },
      ...{ targetName: isForm ? '' : 'Fleet', urlType: 'inner', scope: 'PC_MOBILE' },
      ...{ acId: '', status: true, shares: [] },
    },
    ...{ curInstitution: false, subSharing: false, subDeptType: 'all', subContain: false },
    subPermission: false,
    sysMenuShares: [{ sid: '', id: '', entryType: 'all', reverse: false, moduleStr: '', moduleId: '' }],
    ...{ menuTop: false, syncStatus: false, defaultMenu: false, menuDisplay: true, allowDomains: '' },
    ...{ customNameStatus: false, customMenuName: '', customShortName: '' },
    ...{ customDescStatus: false, customDesc: '' },
  };
}
