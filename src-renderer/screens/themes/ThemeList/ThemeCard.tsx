/**
 * A theme's preview in the size of a list row. It is drawn when it scrolls into view, one at a time, in the browser's
 * idle time; a placeholder keeps its room until then.
 */
import type { ReactNode } from 'react';
import type { LookValues } from '#shared/rules/themes/look/look.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import styles from '#widgets/ThemePreview/ThemePreview.module.css';
import { useQueuedDrawing } from './use-queued-drawing.ts';

/** Lazy, because the list must not wait for the preview's code. */
const ThemePreview = lazyComponent(
  async () => (await import('#widgets/ThemePreview/ThemePreview.tsx')).ThemePreview,
);

interface ThemeCardProps {
  readonly terminal: Terminal;
  readonly values: LookValues[Terminal];
  readonly label: string;
  readonly until: ReactNode;
}

/** A list loads no pictures of its themes. */
const none = () => Promise.reject(new Error('not asked for'));

export function ThemeCard({ terminal, values, label, until }: ThemeCardProps) {
  const [drawn, setElement] = useQueuedDrawing();
  return (
    <span ref={setElement} className={styles.place} title={label}>
      {drawn ? (
        <ThemePreview
          terminal={terminal}
          values={values}
          label={label}
          pictures={none}
          small
          placeholder={until}
        />
      ) : (
        until
      )}
    </span>
  );
}
