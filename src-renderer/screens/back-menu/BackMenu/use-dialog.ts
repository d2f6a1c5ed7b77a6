/** The dialog that the address names, below the page: `/backMenuSetting/menu/org`. */
import { useLocation, useMatch, useNavigate } from 'react-router-dom';

const names = ['new-menu', 'new-group', 'menu', 'group', 'delete-group', 'lang'] as const;
export type DialogName = (typeof names)[number];

const path = '/backMenuSetting';

export interface MenuDialog {
  /** null: none is open. */
  readonly name: DialogName | null;
  /** Of what it is about; '' where it is about nothing. */
  readonly id: string;
  readonly open: (name: DialogName, id?: string) => void;
  readonly close: () => void;
  /** One page back in history; where it was opened by its address, to the page. */
  readonly back: () => void;
}

export function useDialog(): MenuDialog {
  const match = useMatch(`${path}/:name/:id?`);
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const close = () => void navigate({ pathname: path, search }, { replace: true });
  return {
    name: names.find((one) => one === match?.params.name) ?? null,
    id: match?.params.id ?? '',
    open: (name, id) => {
      const about = id === undefined ? '' : `/${encodeURIComponent(id)}`;
      void navigate({ pathname: `${path}/${name}${about}`, search });
    },
    close,
    back: () => {
      if (key === 'default') close();
      else void navigate(-1);
    },
  };
}
