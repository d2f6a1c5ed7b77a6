/**
 * The graph of dependencies: needed applications at the left, dependent ones at the right, lines between them. An
 * application that is off has a broken edge. Each node links to its own graph; the list below says the same in words.
 */
import { Link, useLocation } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { departmentQuery } from '#state/department-query.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import type { NeedsPicture } from './needs.ts';
import styles from './Picture.module.css';

interface PictureProps {
  readonly picture: NeedsPicture;
  readonly label: string;
  readonly chosen: string | null;
}

/** Sizes of the drawing in pixels. */
const size = { width: 190, height: 34, gap: 10, between: 110, edge: 4 } as const;
/** Nodes of a column; the others are counted. */
const most = 12;

export function NeedsGraph({ picture, label, chosen }: PictureProps) {
  const { t, formatNumber } = useText();
  const { search } = useLocation();
  const dept = departmentQuery(search);
  const columns = [...Map.groupBy(picture.nodes, ({ column }) => column)].sort(([a], [b]) => a - b);
  const placed = new Map<string, { readonly x: number; readonly y: number }>();
  for (const [index, [, nodes]] of columns.entries()) {
    for (const [row, { app }] of nodes.slice(0, most).entries()) {
      placed.set(app.moduleId, {
        x: size.edge + index * (size.width + size.between),
        y: size.edge + row * (size.height + size.gap),
      });
    }
  }
  const rows = Math.min(most, Math.max(1, ...columns.map(([, nodes]) => nodes.length)));
  const width = columns.length * (size.width + size.between) - size.between + 2 * size.edge;
  const height = rows * (size.height + size.gap) - size.gap + 2 * size.edge;
  const hiddenCount = picture.nodes.length - placed.size;
  const half = size.height / 2;
  return (
    <figure className={`${layout.scroll} ${layout.below}`} aria-label={label}>
      <div className={styles.map} style={{ width, height }}>
        <svg width={width} height={height} aria-hidden="true">
          {picture.edges.map(([from, to]) => {
            const [a, b] = [placed.get(from), placed.get(to)];
            if (!a || !b) return null;
            const [x, y] = [a.x + size.width, a.y + half];
            const bend = size.between / 2;
            return (
              <path
                key={`${from} ${to}`}
                className={styles.line}
                d={`M${x},${y} C${x + bend},${y} ${b.x - bend},${b.y + half} ${b.x},${b.y + half}`}
              />
            );
          })}
        </svg>
        {picture.nodes.map(({ app: { moduleId, moduleName, status } }) => {
          const at = placed.get(moduleId);
          if (!at) return null;
          return (
            <Link
              key={moduleId}
              to={{ pathname: `/appManage/needs/${encodeURIComponent(moduleId)}`, search: dept }}
              className={`${styles.node} ${ink.cut}`}
              style={{ left: at.x, top: at.y, width: size.width, height: size.height }}
              data-off={!status || undefined}
              aria-current={moduleId === chosen ? 'true' : undefined}
              aria-label={t('appNeeds.node', {
                name: moduleName,
                state: t(status ? 'applications.app.on' : 'applications.app.off'),
              })}
              title={moduleName}
            >
              {moduleName}
            </Link>
          );
        })}
      </div>
      {hiddenCount > 0 && (
        <figcaption className={ink.small}>
          {t('appNeeds.more', { count: hiddenCount, total: formatNumber(hiddenCount) })}
        </figcaption>
      )}
    </figure>
  );
}
