/** Codes of the login log that a filter takes; without a schema, since the first picture names them. */
export const operateTypes = ['login', 'logout', 'offline'] as const;
/** `:type` of `/loginlog/:type` (1§2.1), and what a row tells. */
export type OperateType = (typeof operateTypes)[number];

export const loginResults = ['success', 'failure'] as const;
