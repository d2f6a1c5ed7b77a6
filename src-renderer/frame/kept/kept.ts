/** Parts of the frame that the first picture does without. */
export { KeptFlyout } from './KeptFlyout.tsx';
export { MenuEdge } from './MenuEdge.tsx';
export { MenuKept } from './MenuKept.tsx';
export { StarOfPage } from './StarOfPage.tsx';
