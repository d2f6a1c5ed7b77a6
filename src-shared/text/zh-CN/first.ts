/** What the first picture says: of all texts, in the built console, what its first file names (scripts/vite-first-texts.ts). */
export { texts } from './index.ts';
