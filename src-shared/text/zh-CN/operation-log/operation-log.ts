/** 操作日志对话框（规格 1§2.3、3§2.5）。 */
import type { operationLog as english } from '../../en-US/operation-log/operation-log.ts';
import type { Translated } from '../../types.ts';

export const operationLog = {
  title: '操作日志',
  open: '操作日志',
  from: '开始',
  to: '结束',
  operator: '操作人',
  anybody: '全部操作人',
  targetName: '对象名称',
  operateDesc: '描述',
  operateType: '类型',
  column: {
    time: '操作时间',
    operator: '操作人',
    type: '操作类型',
    target: '操作对象',
    description: '操作描述',
    ip: '客户端 IP',
  },
  /** 规格 3§2.5。 */
  details: '操作描述详情',
  module: '来源',
  overallBasics: '整体基础',
  applications: '应用管理',
  count_one: '共 {{total}} 条',
  count_other: '共 {{total}} 条',
  empty: '还没有日志。',
  nothingFound: '没有符合条件的日志。',
  failed: '日志读取失败',
  all: '全部对象',
  whoChanged: '查看修改记录',
  ownChange: '由本机修改',
} as const satisfies Translated<typeof english>;
