/** Lazy parts of the frame, which load after the first picture. */
export { KeptFlyout } from './KeptFlyout.tsx';
export { MenuEdge } from './MenuEdge.tsx';
export { MenuKept } from './MenuKept.tsx';
export { StarOfPage } from './StarOfPage.tsx';
