/** Codes of the login log for its filter; without a schema, because the first picture uses them. */
export const operateTypes = ['login', 'logout', 'offline'] as const;
/** `:type` of `/loginlog/:type` (1§2.1), and the kind of a row. */
export type OperateType = (typeof operateTypes)[number];

export const loginResults = ['success', 'failure'] as const;
