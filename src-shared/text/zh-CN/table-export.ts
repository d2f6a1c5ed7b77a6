/** 将表格按当前筛选条件（全部页）保存为文件。 */
import type { tableExport as english } from '../en-US/table-export.ts';
import type { Translated } from '../types.ts';

export const tableExport = {
  action: '导出',
  actionOf: '导出{{title}}',
  csv: 'CSV',
  xlsx: 'Excel (XLSX)',
  sheetRows: '一张 Excel 工作表最多 {{rows}} 行，此表格行数超出。请导出为 CSV，或先筛选。',
  sheetSize: '表格过大，一张 Excel 工作表放不下。请导出为 CSV，或先筛选。',
  gathering: '已读取 {{count}} 行',
  saved: '已保存 {{name}}，共 {{count}} 行',
  savedParts: '已保存 {{count}} 行，共 {{parts}} 个文件',
  cancelled: '未保存任何内容。',
  cancel: '取消导出',
  part: '{{title}} 第 {{part}} 部分',
} as const satisfies Translated<typeof english>;
