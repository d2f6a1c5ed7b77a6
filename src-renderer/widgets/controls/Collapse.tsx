import 'virtual:steward-antd/Collapse';
import { Collapse as AntdCollapse } from 'antd';
import type { ReactNode } from 'react';

interface CollapseProps<Key extends string> {
  readonly parts: readonly {
    readonly key: Key;
    readonly title: ReactNode;
    /** Content at the right of the title. */
    readonly extra?: ReactNode;
    readonly content: ReactNode;
  }[];
  readonly open: readonly Key[];
  readonly onChange: (open: Key[]) => void;
}

export function Collapse<Key extends string>({ parts, open, onChange }: CollapseProps<Key>) {
  return (
    <AntdCollapse
      ghost
      size="small"
      activeKey={[...open]}
      items={parts.map(({ key, title, extra, content }) => ({ key, label: title, extra, children: content }))}
      onChange={(keys) => onChange(keys as Key[])}
    />
  );
}
