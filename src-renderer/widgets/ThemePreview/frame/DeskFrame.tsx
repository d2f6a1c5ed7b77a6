/** The platform in a browser, or its desktop client: navigation at the top, at the side, or both with a tool bar. */
import {
  Bell,
  ChevronDown,
  CircleHelp,
  Folder,
  Search as Glass,
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
import { groupIcons } from '#widgets/menu-icons.ts';
import { BoardPreview, groupsMenu, restMenu } from './Board.tsx';
import type { FrameProps } from './frame-props.ts';
import { RegionFrame } from './RegionFrame.tsx';
import { PreviewSample } from './SamplePages.tsx';
import { SideBar } from './SideBar.tsx';

interface DeskFrameProps extends FrameProps {
  readonly client: boolean;
}

export function DeskFrame(props: DeskFrameProps) {
  const { client, layout, shape, appearance, menus, board, sample, narrow, region, onRegion, brand } = props;
  const { t } = useText();
  const spot = { region, onRegion };
  const across = layout === 'horizontal';
  const mixed = layout === 'mixed';
  const placed = shape.search === 'expand' ? shape.place : 'right';
  const search = (
    <RegionFrame of="search" className="search-spot" {...spot}>
      <Search expanded={shape.search === 'expand' && layout !== 'vertical'} slim={layout === 'vertical'} />
    </RegionFrame>
  );
  return (
    <div
      className="desk"
      data-appearance={appearance}
      data-layout={layout}
      data-client={client || undefined}
      data-board={board ? '' : undefined}
      data-narrow={narrow || undefined}
      {...Object.fromEntries(Object.entries(shape).map(([name, value]) => [`data-${name}`, value]))}
    >
      {client && (
        <RegionFrame of="layout" className="title-bar" {...spot}>
          <WindowTitle board={board} />
        </RegionFrame>
      )}
      {mixed && (
        <RegionFrame of="tool" className="tool-bar" open {...spot}>
          <div className="inside part" inert aria-hidden="true">
            <Brand brand={brand} board={board} />
          </div>
          <div className="tool-middle" data-place={placed}>
            {search}
          </div>
          <div className="inside part" inert aria-hidden="true">
            <Tools board={board} />
          </div>
        </RegionFrame>
      )}
      <RegionFrame of="nav" className="nav" open {...spot}>
        <div className="inside part part-left" inert aria-hidden="true">
          <Launcher />
          {!mixed && <Brand brand={brand} board={board} />}
        </div>
        {across && placed === 'left' && search}
        <div className="part part-medi" data-menus="">
          <div className="inside menus" inert aria-hidden="true">
            <Menus of={menus} isPersonal={board !== null} />
          </div>
          {across && placed === 'centre' && search}
        </div>
        <div className="part part-right">
          {((across && placed === 'right') || layout === 'vertical') && search}
          <div className="inside" inert aria-hidden="true">
            {mixed ? <Avatar board={board} /> : <Tools board={board} />}
          </div>
        </div>
      </RegionFrame>
      <RegionFrame of="aside" className="aside" {...spot}>
        <SideBar of={board ? groupsMenu(board, t) : menus[0]} quiet={board !== null} />
      </RegionFrame>
      <RegionFrame of="other" className="content" {...spot}>
        {board ? <BoardPreview board={board} columns={6} /> : <PreviewSample of={sample} />}
      </RegionFrame>
    </div>
  );
}

function WindowTitle({ board }: Pick<FrameProps, 'board'>) {
  const { t } = useText();
  return (
    <div className="window">
      <span>{board?.tenant ?? t('themePreview.brand')}</span>
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

function Brand({ brand, board }: Pick<FrameProps, 'brand' | 'board'>) {
  const { t } = useText();
  const logo = brand?.logo ?? null;
  const sample = board ? board.tenant : t('themePreview.brand');
  const name = brand ? brand.name : sample;
  return (
    <div className="brand">
      {logo === null ? (
        <span className="logo">{board ? [...board.tenant][0] : t('themePreview.logo')}</span>
      ) : (
        <img className="logo-picture" data-named={name !== null || undefined} src={logo} alt="" />
      )}
      {name !== null && <strong>{name}</strong>}
    </div>
  );
}

const samples = [
  ['work', LayoutGrid],
  ['talk', MessageSquare],
  ['flow', Stamp],
  ['files', Folder],
  ['people', Users],
] as const;

interface MenusProps {
  readonly of: FrameProps['menus'];
  /** The menus are a person's own: an empty list draws none, rather than samples. */
  readonly isPersonal: boolean;
}

function Menus({ of, isPersonal: isOwnRegion }: MenusProps) {
  const { t } = useText();
  const shown =
    isOwnRegion || of.length > 0
      ? of.map(({ id, group, name }) => [id, group && groupIcons[group], name] as const)
      : samples.map(([name, Icon]) => [name, Icon, t(`themePreview.menus.${name}`)] as const);
  return shown.map(([id, Icon, name], index) => (
    <span
      key={id}
      className="menu"
      data-chosen={index === 0 || undefined}
      data-rest={id === restMenu || undefined}
    >
      {Icon ? <Icon size={18} /> : <span className="letter">{[...name][0]}</span>}
      <span className="name">{name}</span>
      {index === 1 && !isOwnRegion && <i className="dot" />}
    </span>
  ));
}

/** A person's own view has no invented notices. */
function Tools({ board }: Pick<FrameProps, 'board'>) {
  return (
    <div className="tools">
      <CircleHelp size={18} />
      <Settings size={18} />
      <span className="bell">
        <Bell size={18} />
        {!board && <b className="badge">6</b>}
      </span>
      <Avatar board={board} />
    </div>
  );
}

function Avatar({ board }: Pick<FrameProps, 'board'>) {
  return <span className="avatar">{board ? board.letters : 'AA'}</span>;
}

interface SearchProps {
  readonly expanded: boolean;
  /** Shows only the icon. */
  readonly slim: boolean;
}

/** Quick search: a bar with the search box and its hint. */
function Search({ expanded, slim }: SearchProps) {
  const { t } = useText();
  return (
    <div className="search" data-expanded={expanded || undefined} data-slim={slim || undefined}>
      {expanded && (
        <span className="scope">
          {t('themePreview.search.all')}
          <ChevronDown size={13} />
        </span>
      )}
      <span className="box">
        <Glass size={15} />
        {!slim && <span className="hint">{t('themePreview.search.hint')}</span>}
      </span>
    </div>
  );
}
