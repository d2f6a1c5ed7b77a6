/** The frame of a page about one thing: head, content when it is there, skeleton, failure with *Retry*. */
import type { ReactNode } from 'react';
import styles from './DetailPage.module.css';
import { ErrorNotice } from './Notice.tsx';
import { PageHeader } from './PageHeader.tsx';
import { SkeletonFacts } from './Skeleton.tsx';

interface DetailPageProps<Data> {
  readonly title: ReactNode;
  readonly purpose?: ReactNode;
  readonly actions?: ReactNode;
  readonly tabs?: ReactNode;
  readonly read: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** Shown while it loads; default: label and value pairs. */
  readonly skeleton?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

export function DetailPage<Data>(props: DetailPageProps<Data>) {
  const { title, purpose, actions, tabs, read, skeleton, children } = props;
  return (
    <div className={styles.page}>
      <PageHeader title={title} purpose={purpose} actions={actions} tabs={tabs} />
      {read.error ? <ErrorNotice error={read.error} onRetry={() => void read.refetch()} /> : null}
      {read.data !== undefined ? children(read.data) : !read.error && (skeleton ?? <SkeletonFacts />)}
    </div>
  );
}

/** Label and value pairs under a heading. */
export function Facts({ title, children }: { readonly title?: ReactNode; readonly children: ReactNode }) {
  return (
    <section className={styles.facts}>
      {title && <h2 className={styles.heading}>{title}</h2>}
      <dl className={styles.pairs}>{children}</dl>
    </section>
  );
}

export function Fact({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.pair}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
