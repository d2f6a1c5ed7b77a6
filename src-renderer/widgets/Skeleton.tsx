/** Grey placeholders in the final layout during loading; screen readers announce them once. */
import { useText } from '#data/text.ts';
import styles from './Skeleton.module.css';

/** A placeholder for a line of text; `width` in characters. */
export function SkeletonLine({
  width = 24,
  tall = false,
}: {
  readonly width?: number;
  readonly tall?: boolean;
}) {
  return (
    <span
      data-skeleton
      className={tall ? styles.tall : styles.line}
      style={{ width: `${width}ch` }}
      aria-hidden="true"
    />
  );
}

export function SkeletonRows({
  rows = 8,
  columns = 4,
}: {
  readonly rows?: number;
  readonly columns?: number;
}) {
  return (
    <div aria-hidden="true">
      {numbers(rows).map((row) => (
        <div key={row} className={styles.row}>
          {numbers(columns).map((column) => (
            <SkeletonLine key={column} width={10 + ((row * 7 + column * 5) % 12)} />
          ))}
        </div>
      ))}
    </div>
  );
}

export function SkeletonPage() {
  const { t } = useText();
  return (
    <div>
      <p className="visually-hidden" role="status">
        {t('common.loading')}
      </p>
      <div className={styles.heading}>
        <SkeletonLine width={20} tall />
        <SkeletonLine width={48} />
      </div>
      <SkeletonRows />
    </div>
  );
}

export function SkeletonFacts({ rows = 6 }: { readonly rows?: number | undefined }) {
  return (
    <div aria-hidden="true">
      {numbers(rows).map((row) => (
        <div key={row} className={styles.fact}>
          <SkeletonLine width={12} />
          <SkeletonLine width={18 + ((row * 7) % 14)} />
        </div>
      ))}
    </div>
  );
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
