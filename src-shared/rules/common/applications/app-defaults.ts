/** The default settings of an application (spec 3§3.2, 3§5.2, 3§9; APP-029, 036 to 038, 047, 090, 189). */
import { type AppInfo, ownAppSettings } from '../../../api/applications/manage.ts';
import { cornerMarkModules } from './enablement.ts';

/** The application's own data, without settings of the tenant. */
export interface AppRecord
  extends Pick<AppInfo['sysMenus'], 'id' | 'menuname' | 'applicationType' | 'icon' | 'openMode'>,
    Pick<AppInfo['appModuleLink'], 'acId' | 'module' | 'moduleId' | 'orderNum' | 'status'> {
  readonly display: boolean;
  readonly target: string;
}

/** The address of the number of unread items, which the corner mark of these modules shows. */
const counted = (moduleId: string) => `/api/${moduleId}/unread/count`;

export function defaultInfo(app: AppRecord): AppInfo {
  const { id, menuname, applicationType, icon, openMode, acId, module, moduleId, orderNum, status } = app;
  const custom = applicationType !== '';
  const isForm = applicationType === 'singleForm' || applicationType === 'multiForm';
  const marked = cornerMarkModules.includes(moduleId);
  const cornerMark = marked ? 'number' : 'none';
  const cornerMarkData = marked ? counted(moduleId) : '';
  return {
    sysMenus: {
      id,
      menuname,
      shortname: menuname,
      description: '',
      applicationType,
      applicationRange: custom ? 'company' : '',
      icon,
      mobileIcon: '',
      appIconType: '',
      appIconValue: '',
      openMode,
      applyClient: 'both',
      characterization: '',
      cornerMark,
      cornerMarkData,
      cornerMarkIcon: '',
      pcCornerMark: cornerMark,
      pcCornerMarkData: cornerMarkData,
      pcCornerMarkIcon: '',
    },
    appModuleLink: { acId, amId: id, id, module, moduleId, orderNum, status, updateTime: '' },
    content: {
      forms: isForm ? [{ id: app.target, name: menuname, module: 'formdatareport' }] : [],
      innerUrl: applicationType === 'freeUrl' ? `/sp/cusapp/${id}` : '',
      innerUrlMobile: '',
      outerUrl: '',
      targetId: isForm ? '' : app.target,
      targetName: '',
      urlType: 'inner',
      scope: 'PC_MOBILE',
      acId,
      status,
      shares: [],
    },
    ...ownAppSettings,
    menuDisplay: app.display,
  };
}
