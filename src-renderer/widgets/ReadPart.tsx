/**
 * A part of a page with what one call answers: how it loads, why it failed, what it is. What was read stays when reading
 * it again fails, with the failure above it, since a form in it may hold what somebody typed.
 */
import type { ReactNode } from 'react';
import { ErrorNotice } from './Notice.tsx';
import { SkeletonFacts } from './Skeleton.tsx';

/** As `useRead` answers. */
export interface Reading<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface ReadPartProps<Data> {
  readonly read: Reading<Data>;
  /** What the failure is called; the message stands alone without it. */
  readonly failed?: string;
  /** Lines of the picture while it loads. */
  readonly rows?: number;
  /** Another picture. */
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
