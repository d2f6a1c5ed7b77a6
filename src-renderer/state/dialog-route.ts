/** The dialog that the address names below its page's path: `/appManage/group/AC10001`. */
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface DialogRoute<Name extends string> {
  /** Null when no dialog is open. */
  readonly name: Name | null;
  /** Id of the dialog's object; '' when the dialog has none. */
  readonly id: string;
  /** All that the address says after the name: `/customApps/edit/freeform/7` is about two. */
  readonly ids: readonly string[];
  /** `state` goes into the history with the address, e.g. a name that the page need not look for. */
  readonly open: (name: Name, id?: string | readonly string[], state?: unknown) => void;
  /** To the page; the dialog is no step to come back to. */
  readonly close: () => void;
  /** One page back in history; where the dialog was opened by its address, to the page. */
  readonly back: () => void;
}

const none: readonly string[] = [];

/**
 * Dialogs of the page at `path` by their names; what else the address says of the page stays. `ownParams` belong to a
 * dialog: they go when it closes or another one opens.
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

/** As the router compares: capitals or not is the same address. */
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
