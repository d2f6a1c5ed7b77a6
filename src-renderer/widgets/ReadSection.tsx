/** A titled part of a page with what one call answers: how it loads, why it failed, what it is. */
import type { ReactNode } from 'react';
import { ErrorNotice } from './Notice.tsx';
import { Section } from './Section.tsx';
import { SkeletonFacts } from './Skeleton.tsx';

interface ReadSectionProps<Data> {
  readonly title: string;
  readonly tools?: ReactNode;
  /** Below the heading: what it is for. */
  readonly text?: string | undefined;
  /** As `useRead` answers. */
  readonly read: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly refetch: () => Promise<unknown>;
  };
  /** What the failure is called. */
  readonly failed: string;
  /** Lines of the picture while it loads. */
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
