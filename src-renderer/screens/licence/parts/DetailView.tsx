/** A view in place of a list, with a link back to it. */

import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useCrumb } from '#state/crumbs.ts';
import { Button } from '#widgets/Button.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';

interface AwayProps {
  readonly title: string;
  /** For example "Back to the board". */
  readonly back: string;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

export function DetailView({ title, back, onBack, children }: AwayProps) {
  useCrumb(title);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <div className={`${layout.line} ${layout.below}`}>
        <Button ref={button} size="small" icon={<ArrowLeft size={14} aria-hidden="true" />} onClick={onBack}>
          {back}
        </Button>
        <h2 className={`${ink.heading} ${ink.cut}`} title={title}>
          {title}
        </h2>
      </div>
      {children}
    </>
  );
}
