/** The server's own codes of menus and permissions, one to a line. */
import { useText } from '#data/text.ts';
import { pathNameOf } from '../form-faults.ts';
import type { PartProps } from '../parts.ts';
import { LinesField } from './LinesField.tsx';
import { namesText, parseNames } from './part-text.ts';

export function CodesFields({ form }: Pick<PartProps, 'form'>) {
  const { t } = useText();
  const { mapping } = form.values;
  return (['menus', 'permissions'] as const).map((kind) => (
    <LinesField
      key={kind}
      label={t(`servers.mapping.${kind}`)}
      help={t(`servers.mapping.${kind}Help`)}
      name={pathNameOf(kind)}
      value={mapping[kind]}
      textOf={namesText}
      read={parseNames}
      problem={form.problem(pathNameOf(kind))}
      onChange={(codes) => form.set('mapping', { ...mapping, [kind]: codes })}
    />
  ));
}
