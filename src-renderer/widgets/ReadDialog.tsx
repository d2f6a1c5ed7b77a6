/** A dialog for data that must be read first: loading state, failure with *Retry*, then the content. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { ErrorNotice } from './Notice.tsx';
import { SkeletonRows } from './Skeleton.tsx';

/** `width` and `side` as in the final dialog, so that it opens at its final place. */
interface ReadDialogProps<Data> extends Pick<DialogProps, 'onClose' | 'width' | 'side'> {
  readonly read: UseQueryResult<Data>;
  readonly title: string;
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

export function ReadDialog<Data>({ read, failed, children, ...dialog }: ReadDialogProps<Data>) {
  if (read.data !== undefined) return children(read.data);
  return (
    <Dialog open {...dialog}>
      {read.error && <ErrorNotice error={read.error} title={failed} onRetry={() => void read.refetch()} />}
      {read.isLoading && <SkeletonRows rows={4} columns={2} />}
    </Dialog>
  );
}
