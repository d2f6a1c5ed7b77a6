/** 将表格按当前筛选条件（全部页）保存为文件。 */
import type { tableExport as english } from '../en-US/table-export.ts';
import type { Translated } from '../types.ts';

export const tableExport = {
  action: '导出',
  actionOf: '导出{{title}}',
  csv: 'CSV',
  xlsx: 'Excel (XLSX)',
  sheetSize: '表格过大，一张 Excel 工作表放不下。请导出为 CSV，或先筛选。',
  gathering: '已读取 {{count}} 行',
  gatheringOf: '已读取 {{count}} 行，共 {{total}} 行',
  saved: '已保存 {{name}}，共 {{count}} 行',
  /** More rows than a worksheet has. */
  savedLong:
    '已保存 {{name}}，共 {{count}} 行。电子表格只显示前 {{rows}} 行；导出为 Excel (XLSX) 时会自动续到下一张工作表。',
  savedSheets: '已保存 {{name}}，共 {{count}} 行，分为 {{sheets}} 张工作表',
  savedAs: '已保存为 {{name}}',
  cancelled: '未保存任何内容。',
  cancel: '取消导出',
} as const satisfies Translated<typeof english>;
