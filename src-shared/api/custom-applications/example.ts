/** A complete application for the examples of saving calls. */
import type { CustomType } from '../applications/app.ts';
import { type AppInfo, ownAppSettings } from '../applications/manage.ts';

export function exampleInfo(applicationType: CustomType, id = ''): AppInfo {
  const isForm = applicationType === 'singleForm';
  const targetId = applicationType === 'paas' ? 'A10001' : 'E10001';
  return {
    sysMenus: {
      id,
      menuname: 'Field reports',
      shortname: 'Reports',
      description: '',
      applicationType,
      applicationRange: 'company',
      icon: 'app',
      mobileIcon: '',
      appIconType: '',
      appIconValue: '',
      openMode: 'current',
      applyClient: 'both',
      characterization: '',
      cornerMark: 'none',
      cornerMarkData: '',
      cornerMarkIcon: '',
      pcCornerMark: 'none',
      pcCornerMarkData: '',
      pcCornerMarkIcon: '',
    },
    appModuleLink: {
      acId: '',
      amId: id,
      id,
      module: '',
      moduleId: id,
      orderNum: 1,
      status: true,
      updateTime: '',
    },
    content: {
      forms: isForm ? [{ id: 'F10001', name: 'Field report', module: 'formdatareport' }] : [],
      innerUrl: '',
      innerUrlMobile: '',
      outerUrl: '',
      targetId: isForm ? '' : targetId,
      targetName: isForm ? '' : 'Fleet',
      urlType: 'inner',
      scope: 'PC_MOBILE',
      acId: '',
      status: true,
      shares: [],
    },
    ...ownAppSettings,
    sysMenuShares: [{ sid: '', id: '', entryType: 'all', reverse: false, moduleStr: '', moduleId: '' }],
  };
}
