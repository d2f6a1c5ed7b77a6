/** Lazy parts of the frame, which load after the first picture. */
export { KeptFlyout } from './ShortcutsFlyout.tsx';
export { MenuEdge } from './MenuEdge.tsx';
export { MenuKept } from './MenuShortcuts.tsx';
export { StarOfPage } from './StarOfPage.tsx';
