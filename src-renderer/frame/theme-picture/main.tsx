/**
 * A standalone page that renders one theme for a screenshot (`steward theme preview`), built as one script beside the
 * terminal's program. The page contains the theme as JSON.
 */
import 'virtual:steward-tokens.css';
import '../base.css';
import { createRoot } from 'react-dom/client';
import { loadLanguage, withTexts } from '#data/text.ts';
import type { ThemePicture } from '#shared/rules/themes/package/theme-picture.ts';
import { ThemePreview } from '#widgets/ThemePreview/ThemePreview.tsx';

const element = document.getElementById('theme');
const root = document.getElementById('root');
if (!element || !root) throw new Error('no theme to draw');
const { language, terminal, values, appearance } = JSON.parse(element.textContent) as ThemePicture;
await loadLanguage(language);
await withTexts(Promise.resolve());
createRoot(root).render(
  <ThemePreview terminal={terminal} values={values} appearance={appearance} pictures={null} />,
);
