/** The platform in a browser, or its desktop client: navigation above, at the side, or both with a tool bar. */
import {
  Bell,
  CircleHelp,
  Folder,
  LayoutGrid,
  Menu,
  MessageSquare,
  Minus,
  Settings,
  Square,
  Stamp,
  Users,
  X,
} from 'lucide-react';
import { useText } from '#data/text.ts';
import type { FrameProps } from './frame-props.ts';
import { Page } from './Page.tsx';
import { Search } from './Search.tsx';
import { SideBar } from './SideBar.tsx';
import { Spot } from './Spot.tsx';

interface DeskFrameProps extends FrameProps {
  readonly client: boolean;
}

export function DeskFrame({ client, layout, shape, appearance, region, onRegion }: DeskFrameProps) {
  const spot = { region, onRegion };
  const across = layout === 'horizontal';
  const mixed = layout === 'mixed';
  const placed = shape.search === 'expand' ? shape.place : 'right';
  const search = (
    <Spot of="search" className="search-spot" {...spot}>
      <Search expanded={shape.search === 'expand' && layout !== 'vertical'} slim={layout === 'vertical'} />
    </Spot>
  );
  return (
    <div
      className="desk"
      data-appearance={appearance}
      data-layout={layout}
      data-client={client || undefined}
      {...Object.fromEntries(Object.entries(shape).map(([name, value]) => [`data-${name}`, value]))}
    >
      {client && (
        <Spot of="layout" className="title-bar" {...spot}>
          <WindowTitle />
        </Spot>
      )}
      {mixed && (
        <Spot of="tool" className="tool-bar" open {...spot}>
          <div className="inside part" inert aria-hidden="true">
            <Brand />
          </div>
          <div className="tool-middle" data-place={placed}>
            {search}
          </div>
          <div className="inside part" inert aria-hidden="true">
            <Tools />
          </div>
        </Spot>
      )}
      <Spot of="nav" className="nav" open {...spot}>
        <div className="inside part part-left" inert aria-hidden="true">
          <Launcher />
          {!mixed && <Brand />}
        </div>
        {across && placed === 'left' && search}
        <div className="part part-medi" data-menus="">
          <div className="inside menus" inert aria-hidden="true">
            <Menus />
          </div>
          {across && placed === 'centre' && search}
        </div>
        <div className="part part-right">
          {((across && placed === 'right') || layout === 'vertical') && search}
          <div className="inside" inert aria-hidden="true">
            {mixed ? <Avatar /> : <Tools />}
          </div>
        </div>
      </Spot>
      <Spot of="aside" className="aside" {...spot}>
        <SideBar />
      </Spot>
      <Spot of="other" className="content" {...spot}>
        <Page />
      </Spot>
    </div>
  );
}

function WindowTitle() {
  const { t } = useText();
  return (
    <div className="window">
      <span>{t('themePreview.brand')}</span>
      <Minus size={14} />
      <Square size={11} />
      <X size={14} />
    </div>
  );
}

function Launcher() {
  return (
    <span className="launcher">
      <Menu size={18} />
    </span>
  );
}

function Brand() {
  const { t } = useText();
  return (
    <div className="brand">
      <span className="logo">{t('themePreview.logo')}</span>
      <strong>{t('themePreview.brand')}</strong>
    </div>
  );
}

const menus = [
  ['work', LayoutGrid],
  ['talk', MessageSquare],
  ['flow', Stamp],
  ['files', Folder],
  ['people', Users],
] as const;

function Menus() {
  const { t } = useText();
  return menus.map(([name, Icon], index) => (
    <span key={name} className="menu" data-chosen={index === 0 || undefined}>
      <Icon size={18} />
      <span className="name">{t(`themePreview.menus.${name}`)}</span>
      {name === 'talk' && <i className="dot" />}
    </span>
  ));
}

function Tools() {
  return (
    <div className="tools">
      <CircleHelp size={18} />
      <Settings size={18} />
      <span className="bell">
        <Bell size={18} />
        <b className="badge">6</b>
      </span>
      <Avatar />
    </div>
  );
}

function Avatar() {
  return <span className="avatar">AA</span>;
}
