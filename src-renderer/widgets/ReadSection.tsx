/** A titled part of a page with one call's answer. */
import type { ReactNode } from 'react';
import { ReadPart, type ReadState } from './ReadPart.tsx';
import { Section } from './Section.tsx';

interface ReadSectionProps<Data> {
  readonly title: string;
  readonly tools?: ReactNode;
  /** The section's purpose, below the heading. */
  readonly text?: string | undefined;
  readonly read: ReadState<Data>;
  readonly failed: string;
  /** Number of placeholder lines during loading. */
  readonly rows: number;
  readonly children: (data: Data) => ReactNode;
}

export function ReadSection<Data>(props: ReadSectionProps<Data>) {
  const { title, tools, text, read, failed, rows, children } = props;
  return (
    <Section title={title} tools={tools} text={text}>
      <ReadPart read={read} failed={failed} rows={rows}>
        {children}
      </ReadPart>
    </Section>
  );
}
