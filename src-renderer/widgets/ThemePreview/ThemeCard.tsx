/**
 * A theme as small as a row of a list, by the preview itself. It is drawn when it comes into view, one at a time and
 * while the browser has nothing else to do; what stands there until then has its place.
 */
import { lazy, type ReactNode, Suspense } from 'react';
import type { LookValues } from '#shared/rules/themes/look/look.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { useDrawnInTurn } from './use-drawn-in-turn.ts';
import styles from './ThemePreview.module.css';

/** A list stands before anything of it is fetched. */
const ThemePreview = lazy(async () => ({ default: (await import('./ThemePreview.tsx')).ThemePreview }));

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
        <Suspense fallback={until}>
          <ThemePreview {...{ terminal, values, label }} pictures={none} small />
        </Suspense>
      ) : (
        until
      )}
    </span>
  );
}
