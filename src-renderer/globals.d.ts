/** Style sheets that the build writes (scripts/build/styles.ts). */
declare module 'virtual:steward-tokens.css';
declare module 'virtual:steward-antd/*';
