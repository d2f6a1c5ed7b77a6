/** The platform's general constants with their source rows. What belongs to one area is with that area's rules. */

/** Base prefixes of the calls (1§7, GEN-001). */
export const callPrefixes = ['/api', '/papi'] as const;

/** The code of a success unless a call says otherwise (1§7, GEN-002). */
export const successCode = 200;

/** The people whom a chooser may offer (1§3, GEN-003). */
export const targetTypes = ['user', 'dept', 'group', 'all'] as const;

/** Whether something belongs to the organisation or comes from outside (1§3, GEN-004). */
export const ownerships = ['inner', 'outer'] as const;

/** Milliseconds after which loading a script or chunk has failed (1§9, GEN-071). */
export const loadTimeout = 120_000;

/** Milliseconds between a resize and its handling (1§9, GEN-072). */
export const resizeDelay = 350;

/** A dialog's distance from the top and its width in pixels where a screen says nothing else (1§9, GEN-073). */
export const dialogBase = { top: 100, width: 500 } as const;

/** Icon font size in pixels, also in the theme area, and the default colour (1§9, GEN-075, GEN-076). */
export const iconDefaults = { fontSize: 36, themeFontSize: 35, color: 'orange' } as const;

/** The platform build that is shown (1§9, GEN-078). */
export const platformBuild = '0.1.258-hotfix5';

/** The configuration whether a person may not invite; each person has a flag of their own. */
export const inviteForbid = 'inviteForbid';
