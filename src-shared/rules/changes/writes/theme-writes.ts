import type { WriteFacts } from './write-facts.ts';

/** All three families of themes have these calls. */
function family<const Name extends 'back' | 'special' | 'mobile'>(name: Name, values: string) {
  const id = <const Call extends string>(call: Call) => `themes.${name}.${call}` as const;
  const after = [id('add')];
  const presence = `${values}Presence`;
  return {
    [id('add')]: { records: [presence] },
    [id('update')]: { records: [values, 'themeRange'], after },
    [id('enable')]: { records: ['themeState'], after },
    [id('disable')]: { records: ['themeState'], after },
    [id('setDefault')]: { records: ['themeDefault'], after },
    [id('sort')]: { records: ['themeOrder'], after },
    [id('appoint')]: { records: ['themeAppointment'], after },
    [id('remove')]: { records: [presence], after },
    [id('import')]: { records: [presence], answer: true },
    [id('fromCloud')]: { records: [presence], answer: true },
    // An uploaded theme is visible to nobody before it is shared.
    [id('toCloud')]: { fleeting: true, none: 'people', after, answer: true },
  } satisfies Readonly<Record<string, WriteFacts>>;
}

export const themeWrites: Readonly<Record<string, WriteFacts>> = {
  ...family('back', 'backTheme'),
  ...family('special', 'specialTheme'),
  ...family('mobile', 'mobileTheme'),
  'themes.mobile.importMany': { records: ['mobileThemePresence'], answer: true },
  // The theme existed before, so an earlier style can be set again.
  'themes.special.addModuleStyle': {
    by: 'themes.special.addModuleStyle',
    after: ['themes.special.add'],
  },
  'themes.back.titles': { records: ['themeTitles'], after: ['themes.back.add'] },
  'themes.special.titles': { records: ['themeTitles'], after: ['themes.special.add'] },
  'themes.system.titles': { records: ['systemTitles'] },
  'themes.flushNames': { fleeting: true, none: 'task' },
  'themes.saveAuthority': { records: ['themeAuthority'] },
  'themes.saveIndependence': { records: ['themeIndependence'] },
  'themes.sync': { none: 'resets' },
  'cloudStore.importShare': { none: 'people', answer: true },
  'cssThemes.create': { none: 'stays', answer: true },
  'cssThemes.update': { records: ['cssTheme'], after: ['cssThemes.create'] },
};
