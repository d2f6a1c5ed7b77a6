import type { Language } from '#shared/text/types.ts';

export type LogFunction = 'ainfo' | 'backstage' | 'appmgmt';
export type Both = Readonly<Record<Language, string>>;

export const both = (chinese: string, english: string): Both => ({ 'zh-CN': chinese, 'en-US': english });

export const operationTypes = {
  create: both('新增', 'Create'),
  update: both('修改', 'Change'),
  delete: both('删除', 'Delete'),
  submit: both('提交', 'Submit'),
  cancel: both('取消', 'Cancel'),
  enable: both('启用', 'Enable'),
  disable: both('停用', 'Disable'),
  refresh: both('刷新', 'Refresh'),
  reset: both('恢复默认', 'Reset'),
  upload: both('上传', 'Upload'),
} as const;
type OperationType = keyof typeof operationTypes;

export interface OperationKind {
  readonly function: LogFunction;
  readonly type: OperationType;
  readonly text: Both;
}

export const kind = (
  of: LogFunction,
  type: OperationType,
  chinese: string,
  english: string,
): OperationKind => ({
  function: of,
  type,
  text: both(chinese, english),
});

/** The three kinds of a plain list, with the list's name in both languages. */
export function ofList<Name extends string>(name: Name, of: LogFunction, chinese: string, english: string) {
  return {
    [`${name}Added`]: kind(of, 'create', `新增${chinese}`, `Created ${english}`),
    [`${name}Updated`]: kind(of, 'update', `修改${chinese}`, `Changed ${english}`),
    [`${name}Removed`]: kind(of, 'delete', `删除${chinese}`, `Deleted ${english}`),
  } as Record<`${Name}${'Added' | 'Updated' | 'Removed'}`, OperationKind>;
}
