/**
 * A part of a page with one call's answer: loading state, failure, content. Content stays when a refetch fails, with the
 * failure above it, because a form in it may have unsaved input.
 */
import type { ReactNode } from 'react';
import { ErrorNotice } from './Notice.tsx';
import { SkeletonFacts } from './Skeleton.tsx';

/** As `useRead` answers. */
export interface ReadState<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface ReadPartProps<Data> {
  readonly read: ReadState<Data>;
  /** The failure's title; without one its message stands alone. */
  readonly failed?: string;
  /** Lines of the skeleton. */
  readonly rows?: number;
  /** Another skeleton. */
  readonly waiting?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

export function ReadPart<Data>({ read, failed, rows, waiting, children }: ReadPartProps<Data>) {
  const { data, error, refetch } = read;
  return (
    <>
      {error && <ErrorNotice error={error} title={failed} onRetry={() => void refetch()} />}
      {data === undefined && !error && (waiting ?? <SkeletonFacts {...(rows && { rows })} />)}
      {data !== undefined && children(data)}
    </>
  );
}
