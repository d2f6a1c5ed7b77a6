/** The side bar: menus of the second level, one of them chosen, one under the pointer. */
import { CheckCheck, ClipboardList, Clock, FilePen, House, Inbox, Users } from 'lucide-react';
import { useText } from '#data/text.ts';

const entries = [
  ['today', House],
  ['waiting', Inbox],
  ['mine', ClipboardList],
  ['done', CheckCheck],
  ['drafts', FilePen],
  ['team', Users],
] as const;

export function SideBar() {
  const { t } = useText();
  return (
    <>
      <div className="aside-title">
        <Clock size={15} />
        {t('themePreview.aside.title')}
      </div>
      {entries.map(([name, Icon], index) => (
        <span
          key={name}
          className="entry"
          data-chosen={index === 1 || undefined}
          data-hover={index === 2 || undefined}
        >
          <Icon size={16} />
          <span className="name">{t(`themePreview.aside.${name}`)}</span>
          {index === 1 && <b className="badge">6</b>}
        </span>
      ))}
    </>
  );
}
