/** A region of the frame: what is drawn in it is inert, and one button below it leads to its settings. */
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import type { Region } from '#shared/rules/themes/look/look.ts';
import type { FrameProps } from './frame-props.ts';

interface SpotProps extends Pick<FrameProps, 'region' | 'onRegion'> {
  readonly of: Region;
  readonly className: string;
  /** Whether its children are regions too, and say themselves what of them is inert. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

export function Spot({ of, className, open = false, region, onRegion, children }: SpotProps) {
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
