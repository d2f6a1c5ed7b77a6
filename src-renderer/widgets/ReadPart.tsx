/**
 * A part of a page with one call's answer: loading state, failure, content. Content stays when a refetch fails, with
 * the failure above it, because a form in it may have unsaved input.
 */
import type { ReactNode } from 'react';
import layout from './looks/layout.module.css';
import { ErrorNotice } from './Notice.tsx';
import { SkeletonFacts } from './Skeleton.tsx';

/** State of a read, as `useRead` returns it; `joinReads` makes one of several. */
export interface ReadState<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  /** Absent where reading again cannot help. */
  readonly refetch?: () => unknown;
  /** The failure's title, where it depends on the read that failed. */
  readonly failed?: string | undefined;
}

export interface ReadPartProps<Data> {
  readonly read: ReadState<Data>;
  /** The failure's title; without one its message stands alone. */
  readonly failed?: string | undefined;
  /** `quiet` where the specification demands a silent failure. */
  readonly tone?: 'failed' | 'quiet' | undefined;
  /** Lines of the skeleton. */
  readonly rows?: number | undefined;
  /** Another skeleton; null for none. */
  readonly waiting?: ReactNode;
  /** Absent where the data is shown elsewhere, as the options of a control. */
  readonly children?: ((data: Data) => ReactNode) | undefined;
}

export function ReadPart<Data>({ read, failed, tone, rows, waiting, children }: ReadPartProps<Data>) {
  const { data, error } = read;
  return (
    <>
      {error && <ReadFailure read={read} failed={failed} tone={tone} />}
      {data === undefined && !error && (waiting === undefined ? <SkeletonFacts rows={rows} /> : waiting)}
      {data !== undefined && children?.(data)}
    </>
  );
}

interface ReadFailureProps {
  readonly read: ReadState<unknown>;
  readonly failed: string | undefined;
  readonly tone?: 'failed' | 'quiet' | undefined;
}

/** A failed read with its title and *Retry*, with a distance to the content that stays below it. */
export function ReadFailure({ read, failed, tone }: ReadFailureProps) {
  const { data, error, refetch } = read;
  return (
    <div className={data === undefined ? undefined : layout.below}>
      <ErrorNotice
        error={error}
        title={read.failed ?? failed}
        tone={tone}
        onRetry={refetch && (() => void refetch())}
      />
    </div>
  );
}
