/** What makes a result worthless or wrong for its purpose; stands before everything else that is said of it. */
import { CircleAlert, TriangleAlert } from 'lucide-react';
import styles from './verdict.module.css';

export interface Caution {
  readonly key: string;
  readonly tone: 'danger' | 'warning';
  readonly title: string;
  readonly text: string;
}

const icons = { danger: CircleAlert, warning: TriangleAlert };

export function Cautions({ cautions }: { readonly cautions: readonly Caution[] }) {
  if (cautions.length === 0) return null;
  return (
    <ul className={styles.cautions}>
      {cautions.map(({ key, tone, title, text }) => {
        const Icon = icons[tone];
        return (
          <li key={key} data-tone={tone}>
            <Icon size={16} aria-hidden="true" />
            <span>
              <strong>{title}</strong> {text}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
