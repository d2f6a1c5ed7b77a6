/** A launcher: applications in groups of as many lines as needed, and the entries of quick creation. */
import { Plus, Search } from 'lucide-react';
import { type Translate, useText } from '#data/text.ts';
import type { PreviewMenu } from '#state/preview-menus.ts';
import type { PreviewBoard } from './frame-props.ts';

interface BoardProps {
  readonly board: PreviewBoard;
  readonly columns: 4 | 6;
}

export function BoardPreview({ board, columns }: BoardProps) {
  const { t } = useText();
  return (
    <div className="board" data-columns={columns}>
      <div className="card">
        {board.search && (
          <div className="find">
            <Search size={14} />
            {t('themePreview.board.search')}
          </div>
        )}
        {board.groups.length === 0 && <p className="quiet">{t('themePreview.board.none')}</p>}
        {board.groups.map(({ id, name, line, apps }) => {
          const room = apps.length > line * columns ? line * columns - 1 : apps.length;
          return (
            <div key={id} className="apps">
              <strong className="quiet">{name}</strong>
              <div className="tiles">
                {apps.slice(0, room).map((app) => (
                  <span key={app.id} className="tile">
                    <span className="letter">{[...app.name][0]}</span>
                    <span className="name">{app.name}</span>
                  </span>
                ))}
                {apps.length > room && (
                  <span className="tile">
                    <span className="letter rest">+</span>
                    <span className="name">
                      {t('themePreview.board.more', { count: apps.length - room })}
                    </span>
                  </span>
                )}
              </div>
            </div>
          );
        })}
      </div>
      <div className="card create">
        <strong>{t('themePreview.board.create')}</strong>
        {board.create.length === 0 && <p className="quiet">{t('themePreview.board.noCreate')}</p>}
        {board.create.map(({ id, name }) => (
          <span key={id} className="new">
            <Plus size={14} />
            <span className="name">{name}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

/** Id of the navigation's entry for overflowing menus. */
export const restMenu = 'rest';

/** The side bar beside the launcher, with its groups. */
export function groupsMenu({ groups }: PreviewBoard, t: Translate): PreviewMenu {
  return { id: 'board', group: 'apps', name: t('themePreview.board.apps'), entries: groups.slice(0, 10) };
}
