/** 针对某一部门的页面：旁边的组织树、显示其他部门的原因、设置沿用自哪个部门。 */
import type { departments as english } from '../../en-US/departments/departments.ts';
import type { Translated } from '../../types.ts';

export const departments = {
  tree: '组织架构',
  showTree: '显示组织架构',
  hideTree: '隐藏组织架构',
  here: '部门：{{path}}',
  separator: ' / ',
  checkFailed: '未能确认各部门是否独立设置',
  rootFailed: '部门读取失败',
  treeFailed: '组织架构加载失败，当前显示您所在的部门',
  askedFailed: '部门查询失败，当前显示您所在的部门',
  notAllowed: '您无权管理所访问的部门，当前显示{{name}}。',
  gone: '所访问的部门已不存在，当前显示{{name}}。',
  treeUnread: '组织架构加载失败',
  none: '没有由您管理的部门',
  noneText: '请联系管理员为您分配部门。',
  inherited: '本部门沿用{{name}}的设置。',
  inheritedAbove: '本部门沿用上级部门的设置。',
  ownNotOffered: '上级部门不允许下级独立设置。',
  noPermission: '您可以查看此处的设置，但不能修改。',
  goTo: '转到{{name}}',
} as const satisfies Translated<typeof english>;
