/** Lazy parts of the frame, which load after the first picture. */
export { ShortcutsFlyout } from './ShortcutsFlyout.tsx';
export { MenuEdge } from './MenuEdge.tsx';
export { MenuShortcuts } from './MenuShortcuts.tsx';
export { StarOfPage } from './StarOfPage.tsx';
