export const reportForms = ['html', 'pdf', 'print', 'xlsx', 'json', 'calendar'] as const;
export type ReportForm = (typeof reportForms)[number];
