/** The themes of a package as cards; of many themes only the cards near the visible part exist. */
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { FileHandle } from '#shared/bridge/files.ts';
import { useQueuedDrawing } from '../ThemeList/use-queued-drawing.ts';
import { IncomingTheme } from './IncomingTheme.tsx';
import type { ImportDestination } from './importing.ts';
import type { ThemeToImport } from './incoming-themes.ts';
import type { ImportPlan } from './name-clashes.ts';

interface PackageThemesProps {
  readonly themes: readonly ThemeToImport[];
  /** Themes of all open packages. */
  readonly all: readonly ThemeToImport[];
  readonly to: ImportDestination | null;
  readonly onPlan: (id: string, plan: ImportPlan) => void;
  readonly onChanged: (handle: FileHandle) => void;
}

/** Cards that a page holds without a delay. */
const mostAtOnce = 12;
/** Cards of a longer package that are drawn before anything is scrolled. */
const firstCards = 3;
/** Pixels of a card that was not drawn yet. */
const usualHeight = 240;

export function PackageThemes({ themes, all, to, onPlan, onChanged }: PackageThemesProps) {
  const card = (incoming: ThemeToImport) => (
    <IncomingTheme
      incoming={incoming}
      to={to}
      others={all.filter(
        ({ id, theme: { terminal } }) =>
          id !== incoming.id && terminal !== null && terminal === incoming.theme.terminal,
      )}
      onPlan={(plan) => onPlan(incoming.id, plan)}
      onChanged={onChanged}
    />
  );
  return themes.map((incoming, index) => (
    <CardSlot
      key={incoming.id}
      isAlways={all.length <= mostAtOnce}
      isFirst={index < firstCards}
      draw={() => card(incoming)}
    />
  ));
}

interface CardSlotProps {
  readonly isAlways: boolean;
  readonly isFirst: boolean;
  readonly draw: () => ReactNode;
}

function CardSlot({ isAlways, isFirst, draw }: CardSlotProps) {
  const [isNear, observe] = useQueuedDrawing({ margin: '400px', leaves: true, isFirst });
  const element = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(usualHeight);
  const isDrawn = isAlways || isNear;
  const attach = useCallback(
    (now: HTMLDivElement | null) => {
      element.current = now;
      observe(now);
    },
    [observe],
  );
  useLayoutEffect(() => {
    const card = element.current;
    // The room of a card that goes out of view is kept, so that nothing on the page moves.
    return () => {
      if (isDrawn && card && card.offsetHeight > 0) setHeight(card.offsetHeight);
    };
  }, [isDrawn]);
  return (
    <div ref={attach} style={isDrawn ? undefined : { minHeight: height }}>
      {isDrawn && draw()}
    </div>
  );
}
