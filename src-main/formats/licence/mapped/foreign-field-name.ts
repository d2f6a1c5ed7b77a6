/** A licence field's name in a kind of files, e.g. `features.feature[0].code`. */
import type { LicenceFileKind } from '#shared/api/mapping/licence-files.ts';

export function foreignFieldName({ names, modules }: LicenceFileKind, field: string): string {
  const theirs: Readonly<Record<string, string | undefined>> = {
    ...names,
    ...modules?.names,
    availableModule: modules?.list,
    subModules: modules?.subModules,
  };
  return field
    .split('.')
    .map((step) => {
      const [name = '', ...items] = step.split('[');
      const known = Object.hasOwn(theirs, name) ? theirs[name] : undefined;
      return [known ?? name, ...items].join('[');
    })
    .join('.')
    .replaceAll('.$', '');
}
