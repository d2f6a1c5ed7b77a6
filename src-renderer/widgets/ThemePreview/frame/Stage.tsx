/** The shadow root's content: a frame per appearance, rendered again only when its shape changes. */
import { memo } from 'react';
import type { TopicLayout } from '#shared/api/themes/back-look.ts';
import { type ColourView, colourViews, filterValues } from '#shared/kit/colour/simulate.ts';
import type { Look, Region } from '#shared/rules/themes/look/look.ts';
import { DeskFrame } from './DeskFrame.tsx';
import type { FrameProps, PreviewBrand } from './frame-props.ts';
import { PhoneFrame, type PhoneIcon } from './PhoneFrame.tsx';
import { SampleSignIn } from './SamplePages.tsx';
import type { SamplePage } from './sample-page.ts';

interface StageProps {
  readonly frame: Look['frame'];
  readonly layout: TopicLayout;
  /** JSON, as are the icons: equal values are equal texts, so nothing re-renders. */
  readonly shape: string;
  readonly icons: string;
  /** JSON, or '' for the sample's. */
  readonly brand: string;
  /** JSON. */
  readonly menus: string;
  /** JSON, or '' for the sample page. */
  readonly board: string;
  readonly sample: SamplePage;
  readonly narrow: boolean;
  /** The direction of the platform's language. */
  readonly direction: 'ltr' | 'rtl' | null;
  /** `light`, `dark` or both, separated by a space. */
  readonly appearances: string;
  readonly view: ColourView | null;
  readonly region: Region | null;
  readonly onRegion: ((region: Region) => void) | null;
}

export const PreviewStage = memo(function PreviewStage(props: StageProps) {
  const { frame, layout, view, region, onRegion, sample, narrow, direction } = props;
  const shape = JSON.parse(props.shape) as FrameProps['shape'];
  const brand = props.brand === '' ? undefined : (JSON.parse(props.brand) as PreviewBrand);
  const menus = JSON.parse(props.menus) as FrameProps['menus'];
  const board = props.board === '' ? null : (JSON.parse(props.board) as FrameProps['board']);
  const frameProps = { layout, shape, menus, board, sample, narrow, region, onRegion, brand };
  return (
    <div className="stage" data-view={view ?? undefined} dir={direction ?? undefined}>
      {view && <Filters />}
      {props.appearances
        .split(' ')
        .map((appearance) =>
          sample === 'signIn' ? (
            <SampleSignIn key={appearance} appearance={appearance} brand={brand} phone={frame === 'phone'} />
          ) : frame === 'phone' ? (
            <PhoneFrame
              key={appearance}
              {...frameProps}
              appearance={appearance}
              icons={JSON.parse(props.icons || '[]') as PhoneIcon[]}
            />
          ) : (
            <DeskFrame key={appearance} {...frameProps} appearance={appearance} client={frame === 'client'} />
          ),
        )}
    </div>
  );
});

function Filters() {
  return (
    <svg className="filters" aria-hidden="true">
      {colourViews.map((view) => (
        <filter key={view} id={view}>
          <feColorMatrix type="matrix" values={filterValues(view)} />
        </filter>
      ))}
    </svg>
  );
}
