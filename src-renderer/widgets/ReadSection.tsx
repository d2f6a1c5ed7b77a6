/** A titled part of a page with one call's answer: loading state, failure, content. */
import type { ReactNode } from 'react';
import { ErrorNotice } from './Notice.tsx';
import { Section } from './Section.tsx';
import { SkeletonFacts } from './Skeleton.tsx';

interface ReadSectionProps<Data> {
  readonly title: string;
  readonly tools?: ReactNode;
  /** The section's purpose, below the heading. */
  readonly text?: string | undefined;
  readonly read: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly refetch: () => Promise<unknown>;
  };
  readonly failed: string;
  /** Number of placeholder lines during loading. */
  readonly rows: number;
  readonly children: (data: Data) => ReactNode;
}

export function ReadSection<Data>(props: ReadSectionProps<Data>) {
  const { title, tools, text, read, failed, rows, children } = props;
  const { data, error, refetch } = read;
  return (
    <Section title={title} tools={tools} text={text}>
      {error && <ErrorNotice error={error} title={failed} onRetry={() => void refetch()} />}
      {data === undefined && !error && <SkeletonFacts rows={rows} />}
      {data !== undefined && children(data)}
    </Section>
  );
}
