/** The tried-out colour, throttled: nobody can read a verdict that changes faster. */
import { useEffect, useState } from 'react';
import type { Signal } from '#data/signal.ts';
import { useThrottledWork } from '#widgets/controls/colour/use-throttled-work.ts';
import type { Attempt } from '#widgets/ThemePreview/ThemePreview.tsx';

/** `only` limits it to one field. */
export function useThrottledColour(attempts?: Signal<Attempt | null>, only?: string): Attempt | null {
  const [tried, setTried] = useState<Attempt | null>(null);
  const { later, drop } = useThrottledWork();
  useEffect(
    () =>
      attempts?.listen((attempt) => {
        if (attempt === null || (only !== undefined && attempt.name !== only)) {
          drop();
          setTried(null);
        } else later(() => setTried(attempt));
      }),
    [attempts, only, later, drop],
  );
  return tried;
}
