/** The side bar: second-level menus, one selected and one hovered. */
import { CheckCheck, ClipboardList, Clock, FilePen, FileText, House, Inbox, Users } from 'lucide-react';
import { useText } from '#data/text.ts';
import type { PreviewMenu } from '#state/preview-menus.ts';
import { groupIcons } from '#widgets/menu-icons.ts';

const entries = [
  ['today', House],
  ['waiting', Inbox],
  ['mine', ClipboardList],
  ['done', CheckCheck],
  ['drafts', FilePen],
  ['team', Users],
] as const;

interface SideBarProps {
  readonly of: PreviewMenu | undefined;
  /** Draws no entry as selected, hovered or counted. */
  readonly quiet?: boolean;
}

export function SideBar({ of, quiet = false }: SideBarProps) {
  const { t } = useText();
  const Title = of?.group ? groupIcons[of.group] : Clock;
  const shown = of
    ? of.entries.map(({ id, name }) => [id, FileText, name] as const)
    : entries.map(([name, Icon]) => [name, Icon, t(`themePreview.aside.${name}`)] as const);
  return (
    <>
      <div className="aside-title">
        <Title size={15} />
        {of?.name ?? t('themePreview.aside.title')}
      </div>
      {shown.map(([id, Icon, name], index) => (
        <span
          key={id}
          className="entry"
          data-chosen={(!quiet && index === 1) || undefined}
          data-hover={(!quiet && index === 2) || undefined}
        >
          <Icon size={16} />
          <span className="name">{name}</span>
          {!quiet && index === 1 && <b className="badge">6</b>}
        </span>
      ))}
    </>
  );
}
