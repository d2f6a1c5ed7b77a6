/** A dialog about something that is read first: waiting, failure with *Retry*, and then what it shows. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { ErrorNotice } from './Notice.tsx';
import { SkeletonRows } from './Skeleton.tsx';

/** `width` and `side` as the dialog itself has them, so that it opens where one waits for it. */
interface ReadDialogProps<Data> extends Pick<DialogProps, 'onClose' | 'width' | 'side'> {
  readonly read: UseQueryResult<Data>;
  readonly title: string;
  /** What could not be read, in words. */
  readonly failed: string;
  /** The dialog itself. */
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
