import type { Translated } from '../../types.ts';
import type { appliedSets as english } from '../../en-US/changes/sets.ts';

/** 一起提交的变更。 */
export const appliedSets = {
  title: '已一起提交的变更',
  text: '最近的提交，各有一份报告（HTML、JSON）。回退会把相反的变更放入待提交列表，检查后再提交。',
  set_one: '{{count}} 项变更，实际修改 {{made}} 项',
  set_other: '{{count}} 项变更，实际修改 {{made}} 项',
  by: '{{time}}，{{user}}',
  approvedBy: '{{time}}，{{user}}，{{approver}} 批准',
  tookBack: '已回退 {{time}} 的提交',
  tookBackGone: '已回退一组记录已删除的提交',
  takenBack: '已于 {{time}} 被回退',
  partlyBack: '{{made}} 项中的 {{count}} 项已于 {{time}} 被回退',
  rollBack: '回退',
  rollBackOf: '回退 {{time}} 的提交',
  question: '把这次提交的相反变更放入待提交列表？',
  questionText: '现在不会发送任何内容。他人之后的修改会在提交前显示。',
  inTray_one: '已放入 {{count}} 项回退变更',
  inTray_other: '已放入 {{count}} 项回退变更',
  html: 'HTML 报告：{{time}} 的提交',
  json: 'JSON 报告：{{time}} 的提交',
  forget: '清除',
  forgetOf: '清除 {{time}} 的提交',
  forgetQuestion: '清除这次提交的记录？',
  forgetText: '清除后不能再整体回退，单项变更仍可在更改记录中找到。',
} as const satisfies Translated<typeof english>;
