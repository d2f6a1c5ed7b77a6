/** The dialog that the address names, below the page: `/launcher/groups/edit/AC10001`. */
import { useLocation, useMatch, useNavigate } from 'react-router-dom';

const names = ['new', 'edit', 'move'] as const;
type DialogName = (typeof names)[number];

const path = '/launcher/groups';

export interface GroupDialog {
  /** null: none is open. */
  readonly name: DialogName | null;
  /** Of what it is about; '' where it is about nothing. */
  readonly id: string;
  readonly open: (name: DialogName, id?: string) => void;
  readonly close: () => void;
}

export function useDialog(): GroupDialog {
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
