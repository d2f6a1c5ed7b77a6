/** A card with a figure, its sentence and its picture, under a title that leads to its page. */
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { SkeletonLine } from '#widgets/Skeleton.tsx';
import styles from './FigureCard.module.css';

interface FigureCardProps {
  readonly title: string;
  /** null where the title is no link. */
  readonly to: To | null;
  readonly children: ReactNode;
}

export function FigureCard({ title, to, children }: FigureCardProps) {
  return (
    <li className={styles.card}>
      <h3 className={styles.title}>{to === null ? title : <Link to={to}>{title}</Link>}</h3>
      {children}
    </li>
  );
}

export type FigureTone = 'neutral' | 'success' | 'warning' | 'danger';

interface CardFigureProps {
  readonly tone: FigureTone;
  readonly value: ReactNode;
  readonly text: ReactNode;
}

export function CardFigure({ tone, value, text }: CardFigureProps) {
  return (
    <p className={styles.figure} data-tone={tone}>
      <strong>{value}</strong>
      <span>{text}</span>
    </p>
  );
}

interface CardReadProps<Data> {
  readonly read: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly refetch: () => Promise<unknown>;
  };
  /** The title of the error message. */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** The content of a card with one read: its skeleton, its failure or its data. */
export function CardRead<Data>({ read: { data, error, refetch }, failed, children }: CardReadProps<Data>) {
  if (data !== undefined) return children(data);
  if (error) return <ErrorNotice error={error} title={failed} tone="quiet" onRetry={() => void refetch()} />;
  return <CardSkeleton />;
}

interface CardFailureProps {
  readonly reads: readonly {
    readonly data: unknown;
    readonly error: Error | null;
    readonly refetch: () => Promise<unknown>;
  }[];
  readonly title: string;
}

/** The failures of a card with several reads: the reason of the first one, and a retry of all failed reads. */
export function CardFailure({ reads, title }: CardFailureProps) {
  const failed = reads.filter(({ error, data }) => error && data === undefined);
  const [first] = failed;
  if (!first?.error) return null;
  const again = () => {
    for (const { refetch } of failed) void refetch();
  };
  return <ErrorNotice error={first.error} tone="quiet" title={title} onRetry={again} />;
}

export function CardSkeleton() {
  return (
    <div aria-hidden="true">
      <SkeletonLine width={6} tall />
      <SkeletonLine width={26} />
      <SkeletonLine width={20} />
    </div>
  );
}
