/** The dialog that chooses entrances has an address: `/quickCreate/choose`. */
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import type { Shelf } from '#shared/rules/quick-create/calls.ts';

const paths = { personal: '/quickCreate', team: '/base/quickMenu' } as const;

export function useChooseDialog(scope: Shelf['scope']) {
  const path = paths[scope];
  const isOpen = useMatch(`${path}/choose`) !== null;
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    isOpen,
    open: () => void navigate({ pathname: `${path}/choose`, search }),
    close: () => void navigate({ pathname: path, search }, { replace: true }),
  };
}
