/** The forms that a report can have. */
export const reportForms = ['html', 'print', 'xlsx', 'json', 'calendar'] as const;
export type ReportForm = (typeof reportForms)[number];
