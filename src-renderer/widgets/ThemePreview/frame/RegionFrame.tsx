/** A region of the frame: its content is inert, and a button below it opens its settings. */
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import type { Region } from '#shared/rules/themes/look/look.ts';
import type { FrameProps } from './frame-props.ts';

interface SpotProps extends Pick<FrameProps, 'region' | 'onRegion'> {
  readonly of: Region;
  readonly className: string;
  /** The children are regions themselves and mark their own inert parts. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

export function RegionFrame({ of, className, open = false, region, onRegion, children }: SpotProps) {
  const { t } = useText();
  return (
    <div className={`spot ${className}`} data-region={of} data-marked={region === of || undefined}>
      {onRegion && (
        <button
          type="button"
          className="go"
          aria-label={t(`themePreview.edit.${of}`)}
          onClick={() => onRegion(of)}
        />
      )}
      {open ? (
        children
      ) : (
        <div className="inside" inert aria-hidden="true">
          {children}
        </div>
      )}
    </div>
  );
}
