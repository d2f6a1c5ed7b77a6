/** Lines of what needs somebody, each a link to its page as a whole. */
import { ArrowRight, CircleAlert, ClipboardList, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import ink from '#widgets/looks/ink.module.css';
import { SkeletonLine } from '#widgets/Skeleton.tsx';
import styles from './WorkLines.module.css';

const icons = { danger: CircleAlert, warning: TriangleAlert, info: ClipboardList };

interface WorkLine {
  readonly key: string;
  readonly tone: keyof typeof icons;
  readonly title: string;
  /** '' for none. */
  readonly detail: string;
  readonly action: string;
  readonly to: string;
}

interface WorkLinesProps {
  readonly label: string;
  /** null for a line that is still asked for. */
  readonly lines: readonly (WorkLine | null)[];
}

export function WorkLines({ label, lines }: WorkLinesProps) {
  return (
    <ul className={styles.lines} aria-label={label}>
      {lines.map((line, at) => {
        if (!line)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder is known by its place alone
            <li key={at} className={`${styles.line} ${styles.awaited}`} aria-hidden="true">
              <SkeletonLine width={2} />
              <SkeletonLine width={32} />
            </li>
          );
        const { key, tone, title, detail, action, to } = line;
        const Icon = icons[tone];
        return (
          <li key={key} className={styles.line} data-tone={tone}>
            <Icon size={16} aria-hidden="true" />
            <span>
              <Link to={to} className={styles.title}>
                {title}
              </Link>
              {detail !== '' && <span className={ink.under}>{detail}</span>}
            </span>
            <span className={styles.action} aria-hidden="true">
              {action}
              <ArrowRight size={14} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
