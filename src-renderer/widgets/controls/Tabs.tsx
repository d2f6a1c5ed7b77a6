/** Parts of one page, one visible at a time. Parts with an address of their own use PageTabs. */
import 'virtual:steward-antd/Tabs';
import { Tabs as AntdTabs } from 'antd';
import { type ReactNode, useDeferredValue } from 'react';
import { CorrectedAttributes } from './CorrectedAttributes.tsx';

interface TabsProps<Key extends string> {
  readonly label: string;
  readonly value: Key;
  readonly tabs: readonly { readonly key: Key; readonly label: string; readonly content: ReactNode }[];
  readonly onChange: (key: Key) => void;
}

export function Tabs<Key extends string>({ label, value, tabs, onChange }: TabsProps<Key>) {
  // antd measures its tabs at creation, which forces layout of everything rendered with them, so the content follows
  // later.
  const measured = useDeferredValue(true, false);
  return (
    // antd names the container instead of the list; nested tabs have names of their own.
    <CorrectedAttributes parts={{ ':scope > div > [role="tablist"]': { 'aria-label': label } }}>
      <AntdTabs
        activeKey={value}
        animated={false}
        items={tabs.map(({ key, label: name, content }) => ({
          key,
          label: name,
          children: measured ? content : null,
        }))}
        onChange={(key) => onChange(key as Key)}
      />
    </CorrectedAttributes>
  );
}
