/** The dialog that the address names, below the page: `/appManage/group/AC10001`. */
import { useLocation, useMatch, useNavigate } from 'react-router-dom';

const names = ['new-group', 'group', 'move', 'edit', 'names', 'sync'] as const;
export type DialogName = (typeof names)[number];

const path = '/appManage';

export interface AppDialog {
  /** null: none is open. */
  readonly name: DialogName | null;
  /** Of what it is about; '' where it is about nothing. */
  readonly id: string;
  readonly open: (name: DialogName, id?: string) => void;
  readonly close: () => void;
}

export function useDialog(): AppDialog {
  const match = useMatch(`${path}/:name/:id?`);
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    name: names.find((one) => one === match?.params.name) ?? null,
    id: match?.params.id ?? '',
    open: (name, id) => {
      const about = id === undefined ? '' : `/${encodeURIComponent(id)}`;
      void navigate({ pathname: `${path}/${name}${about}`, search });
    },
    close: () => void navigate({ pathname: path, search }, { replace: true }),
  };
}
