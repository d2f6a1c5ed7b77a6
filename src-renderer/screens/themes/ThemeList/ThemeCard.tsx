/**
 * A theme as small as a row of a list, by the preview itself. It is drawn when it comes into view, one at a time and
 * while the browser has nothing else to do; what stands there until then has its place.
 */
import type { ReactNode } from 'react';
import type { LookValues } from '#shared/rules/themes/look/look.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { late } from '#state/late.ts';
import styles from '#widgets/ThemePreview/ThemePreview.module.css';
import { useDrawnInTurn } from './use-drawn-in-turn.ts';

/** A list stands before anything of it is fetched. */
const ThemePreview = late(async () => (await import('#widgets/ThemePreview/ThemePreview.tsx')).ThemePreview);

interface ThemeCardProps {
  readonly terminal: Terminal;
  readonly values: LookValues[Terminal];
  readonly label: string;
  readonly until: ReactNode;
}

/** A list asks for none of the pictures of its themes. */
const none = () => Promise.reject(new Error('not asked for'));

export function ThemeCard({ terminal, values, label, until }: ThemeCardProps) {
  const [drawn, place] = useDrawnInTurn();
  return (
    <span ref={place} className={styles.place} title={label}>
      {drawn ? (
        <ThemePreview
          terminal={terminal}
          values={values}
          label={label}
          pictures={none}
          small
          meanwhile={until}
        />
      ) : (
        until
      )}
    </span>
  );
}
