/** A theme's name as a link to its editor. */
import { Link } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import type { ClaimedTheme } from '#state/theme-claims.ts';
import { ExternalName } from '#widgets/ExternalName.tsx';
import { editAddress } from '../theme-addresses.ts';
import { themeNameState } from '../theme-name-state.ts';
import { themeName } from './theme-name.ts';

interface ThemeLinkProps {
  readonly theme: ClaimedTheme;
  readonly terminal: Terminal;
}

export function ThemeLink({ theme, terminal }: ThemeLinkProps) {
  const text = useText();
  return (
    <Link to={editAddress(locatorOfClaim(theme, terminal))} state={themeNameState(theme.whole.topicName)}>
      <ExternalName text={themeName(theme, terminal, text)} />
    </Link>
  );
}

/** Claims are of the platform's own themes, never of another system's. */
export function locatorOfClaim(
  { id, whole, topicStyle, deptId }: ClaimedTheme,
  terminal: Terminal,
): ThemeLocator {
  return { terminal, id, name: whole.topicName, style: topicStyle, deptId, external: false };
}
