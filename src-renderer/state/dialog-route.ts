/** The dialog that the address names below its page's path: `/appManage/group/AC10001`. */
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface DialogRoute<Name extends string> {
  /** Null when no dialog is open. */
  readonly name: Name | null;
  /** Id of the dialog's object; '' when the dialog has none. */
  readonly id: string;
  /** The parts of the address after the name, two in `/customApps/edit/freeform/7`. */
  readonly ids: readonly string[];
  /** `state` is kept in the history with the address, such as a name that spares the page a search. */
  readonly open: (name: Name, id?: string | readonly string[], state?: unknown) => void;
  /** Leads to the page; Back does not return to the dialog. */
  readonly close: () => void;
  /** Goes back in history; a dialog that was opened by its address leads to the page. */
  readonly back: () => void;
}

const none: readonly string[] = [];

/**
 * Routes the dialogs `names` of the page at `path`; opening and closing keep the page's query but for `ownParams`, which
 * belong to the dialog.
 */
export function useDialogRoute<Name extends string>(
  path: string,
  names: readonly Name[],
  ownParams: readonly string[] = none,
): DialogRoute<Name> {
  const { pathname, search: all, key } = useLocation();
  const navigate = useNavigate();
  const search = ownParams.length === 0 ? all : searchWithout(all, ownParams);
  return useMemo(() => {
    const [first, ...ids] = partsBelow(pathname, path);
    const close = () => void navigate({ pathname: path, search }, { replace: true });
    return {
      name: names.find((one) => one === first) ?? null,
      id: ids[0] ?? '',
      ids,
      open(name, id = none, state) {
        const parts = [name, ...[id].flat().map(encodeURIComponent)];
        void navigate({ pathname: `${path}/${parts.join('/')}`, search }, { state });
      },
      close,
      back() {
        if (key === 'default') close();
        else void navigate(-1);
      },
    };
  }, [pathname, search, key, path, names, navigate]);
}

/** The router compares addresses without regard to capitals. */
function partsBelow(pathname: string, path: string): string[] {
  if (!pathname.toLowerCase().startsWith(`${path.toLowerCase()}/`)) return [];
  return pathname
    .slice(path.length + 1)
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function searchWithout(search: string, names: readonly string[]): string {
  const params = new URLSearchParams(search);
  for (const name of names) params.delete(name);
  return params.size === 0 ? '' : `?${params}`;
}
