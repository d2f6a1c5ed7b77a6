/** A card with a figure, its sentence and its picture, under a title that leads to its page. */

import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { ReadPart, type ReadPartProps } from '#widgets/ReadPart.tsx';
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

/** The content of a card with one read: its skeleton, its failure or its data. */
export function CardRead<Data>(props: Omit<ReadPartProps<Data>, 'tone' | 'rows' | 'waiting'>) {
  return <ReadPart {...props} tone="quiet" waiting={<CardSkeleton />} />;
}

function CardSkeleton() {
  return (
    <div aria-hidden="true">
      <SkeletonLine width={6} tall />
      <SkeletonLine width={26} />
      <SkeletonLine width={20} />
    </div>
  );
}
