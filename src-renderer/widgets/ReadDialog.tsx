/** A dialog about something that is read first: waiting, failure with *Retry*, and then what it shows. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { ErrorNotice } from './Notice.tsx';
import { SkeletonRows } from './Skeleton.tsx';

interface ReadDialogProps<Data> {
  readonly read: UseQueryResult<Data>;
  readonly title: string;
  /** What could not be read, in words. */
  readonly failed: string;
  readonly onClose: () => void;
  /** The dialog itself. */
  readonly children: (data: Data) => ReactNode;
}

export function ReadDialog<Data>({ read, title, failed, onClose, children }: ReadDialogProps<Data>) {
  if (read.data !== undefined) return children(read.data);
  return (
    <Dialog open title={title} onClose={onClose}>
      {read.error && <ErrorNotice error={read.error} title={failed} onRetry={() => void read.refetch()} />}
      {read.isLoading && <SkeletonRows rows={4} columns={2} />}
    </Dialog>
  );
}
