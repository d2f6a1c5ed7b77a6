/** The open dialog, from the address below a list's page: `/themes/pc/appoint/TP1`. */
import { useMemo } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import type { ThemePlace } from '#shared/rules/themes/theme-place.ts';
import { listAddress } from '../theme-addresses.ts';

const names = [
  'preview',
  'appoint',
  'range',
  'titles',
  'names',
  'style',
  'departments',
  'cloud',
  'system',
  'export',
] as const;
export type DialogName = (typeof names)[number];

export interface ThemeDialog {
  /** null without an open dialog. */
  readonly name: DialogName | null;
  /** Id of the dialog's theme; '' for a dialog about none. */
  readonly id: string;
  readonly open: (name: DialogName, theme?: Pick<ThemePlace, 'id' | 'name'>) => void;
  readonly close: () => void;
}

export function useThemeDialog(terminal: Terminal): ThemeDialog {
  const path = listAddress(terminal);
  const match = useMatch(`${path}/:name/:id?`);
  const name = names.find((one) => one === match?.params.name) ?? null;
  const id = match?.params.id ?? '';
  const { search } = useLocation();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      name,
      id,
      open: (next, theme) => {
        const about = theme ? `/${encodeURIComponent(theme.id)}` : '';
        // With its name a theme is found at once (`findTheme`).
        const state = theme && { themeName: theme.name };
        void navigate({ pathname: `${path}/${next}${about}`, search }, { state });
      },
      close: () => void navigate({ pathname: path, search }, { replace: true }),
    }),
    [name, id, path, search, navigate],
  );
}
