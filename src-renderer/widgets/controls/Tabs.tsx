/** Parts of one page, one at a time. Parts with an address of their own are links (PageTabs). */
import 'virtual:steward-antd/Tabs';
import { Tabs as AntdTabs } from 'antd';
import { type ReactNode, useDeferredValue } from 'react';
import { Mended } from './Mended.tsx';

interface TabsProps<Key extends string> {
  readonly label: string;
  readonly value: Key;
  readonly tabs: readonly { readonly key: Key; readonly label: string; readonly content: ReactNode }[];
  readonly onChange: (key: Key) => void;
}

export function Tabs<Key extends string>({ label, value, tabs, onChange }: TabsProps<Key>) {
  // antd measures its row of tabs as it is made, which lays out all that was made with it: what the tabs hold comes after.
  const measured = useDeferredValue(true, false);
  return (
    // antd gives the name to what is around the list of tabs; of tabs within tabs each has its own.
    <Mended parts={{ ':scope > div > [role="tablist"]': { 'aria-label': label } }}>
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
    </Mended>
  );
}
