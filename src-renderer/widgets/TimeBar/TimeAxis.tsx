/** The labels above the bars of a time line: named positions, and today's. */
import styles from './TimeBar.module.css';
import { share } from './TimeBar.tsx';

interface TimeAxisProps {
  /** Position of each label, as a fraction of the line (0 to 1). */
  readonly names: readonly { readonly name: string | number; readonly at: number }[];
  readonly today: number | null;
  readonly todayName: string;
}

/** Fractions of the line that *Today* occupies to either side of its position, and another label after its own. */
const todayRoom = 0.08;
const nameRoom = 0.1;

export function TimeAxis({ names, today, todayName }: TimeAxisProps) {
  return (
    <span className={styles.axis}>
      {names
        .filter(({ at }) => at < 1 - nameRoom / 2 && !meets(at, today))
        .map(({ name, at }) => (
          // A label that is longer than the rest of the line ends with the line.
          <span key={name} style={{ left: share(at), translate: `min(0px, ${100 * (1 - at)}cqw - 100%)` }}>
            {name}
          </span>
        ))}
      {today !== null && (
        <span className={styles.todayName} data-edge={edgeOf(today)} style={{ left: share(today) }}>
          {todayName}
        </span>
      )}
    </span>
  );
}

/** Whether the label would overlap *Today*. */
function meets(at: number, today: number | null): boolean {
  return today !== null && at < today + todayRoom && at + nameRoom > today - todayRoom;
}

function edgeOf(at: number): 'start' | 'end' | undefined {
  if (at < todayRoom) return 'start';
  return at > 1 - todayRoom ? 'end' : undefined;
}
