/** The applications that every tenant begins with: the specification's, in its order (1§2.2 "Apps centre"). */
import apps from './default-apps.json' with { type: 'json' };

/** Module, and the name in both languages. */
export type DefaultApp = readonly [moduleStr: string, chinese: string, english: string];

/** Not empty: the tenant's own apps and functions each belong to one of them. */
export type DefaultApps = readonly [DefaultApp, ...DefaultApp[]];

const [first, ...others] = apps.map((app): DefaultApp => [app.module, app['zh-CN'], app['en-US']]);
if (!first) throw new Error('default-apps.json has no application');

export const defaultApps: DefaultApps = [first, ...others];
