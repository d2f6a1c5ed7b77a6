/** The applications that every tenant begins with: the specification's, in its order (1§2.2 "Apps centre"). */
/** Module, and the name in both languages. */
export type DefaultApp = readonly [moduleStr: string, chinese: string, english: string];

/** Not empty: the tenant's own apps and functions each belong to one of them. */
export type DefaultApps = readonly [DefaultApp, ...DefaultApp[]];

export const defaultApps: DefaultApps = [
  ['workflow', '流程', 'Workflow'],
  ['project', '项目', 'Projects'],
  ['task', '任务', 'Tasks'],
  ['calendar', '日程', 'Calendar'],
  ['document', '文档', 'Documents'],
  ['cowork', '协作区', 'Collaboration area'],
  ['odoc', '公文', 'Official documents'],
  ['customer', '客户', 'Customers'],
  ['opportunity', '商机', 'Opportunities'],
  ['marketing_activity', '市场活动', 'Marketing activities'],
  ['clue', '线索', 'Clues'],
  ['contract', '合同', 'Contracts'],
  ['order', '订单', 'Orders'],
  ['product', '产品', 'Products'],
  ['competitor', '竞争对手', 'Competitors'],
  ['price', '价格', 'Prices'],
  ['capital', '资金', 'Capital'],
  ['quote', '报价', 'Quotes'],
  ['sms', '短信', 'Text messages'],
  ['mail', '邮件', 'Mail'],
  ['synergy', '协同', 'Synergy'],
  ['portal', '门户', 'Portal'],
  ['hr', '人事', 'Human resources'],
  ['performance', '绩效', 'Performance'],
  ['attendance', '考勤', 'Attendance'],
  ['daily_report', '日报', 'Daily report'],
  ['plan_report', '计划报告', 'Plan report'],
  ['e_signature', '电子签', 'E-signature'],
  ['invoice', '发票助手', 'Invoice assistant'],
  ['cloud_store', '云盘', 'Cloud store'],
  ['fee_control', '费控', 'Fee control'],
  ['marketing', '营销', 'Marketing'],
  ['okr', 'OKR', 'OKR'],
];
