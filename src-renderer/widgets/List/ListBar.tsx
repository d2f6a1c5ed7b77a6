/** The line above a list: its heading, filters, tools and count. */
import { type ReactNode, useState } from 'react';
import { FilterBar } from './FilterBar.tsx';
import styles from './List.module.css';
import type { List } from './use-list.ts';

interface ListBarProps<Row, Key extends string> {
  readonly list: List<Row, Key>;
  readonly label: string;
  readonly heading: ReactNode;
  readonly pageSearch: boolean;
  readonly children: ReactNode;
}

export function ListBar<Row, Key extends string>(props: ListBarProps<Row, Key>) {
  const { list, label, heading, pageSearch, children } = props;
  const [bar, setBar] = useState<HTMLElement | null>(null);
  return (
    <div ref={setBar} className={styles.tools} data-bar="">
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      <FilterBar list={list} label={label} pageSearch={pageSearch} bar={bar} />
      {children}
    </div>
  );
}
