/** A stored theme beside the result of the import, field by field. */
import { useQuery } from '@tanstack/react-query';
import { callRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { LookValues } from '#shared/rules/themes/look/look.ts';
import { overStored } from '#shared/rules/themes/package/to-theme.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { ThemePreview } from '#widgets/ThemePreview/ThemePreview.tsx';
import { type AnyForm, recordOf } from '../ThemeEditor/theme-kinds.ts';
import { CompareForms } from './CompareForms.tsx';
import type { ImportDestination } from './importing.ts';
import type { ThemeToImport } from './incoming-themes.ts';
import { PackagePicture } from './PackagePicture.tsx';

export function WhatChanges({
  incoming,
  to,
}: {
  readonly incoming: ThemeToImport;
  readonly to: ImportDestination;
}) {
  const { t } = useText();
  const { theme, instead } = incoming;
  const terminal = theme.terminal ?? 'pc';
  const kind = recordOf(terminal);
  const style = (instead?.style ?? 'dark') as 'dark';
  const locator = { ...to, terminal, id: instead?.id ?? '', name: instead?.name ?? '', style };
  const read = useQuery<AnyForm>({
    queryKey: [kind.touches[0]?.id, kind.id, locator],
    queryFn: ({ signal }) =>
      kind.read((endpoint, input) => callRead(endpoint, input, { signal }), locator, []),
  });
  const draw = (before: AnyForm) => {
    const after = overStored(theme, before as never) as AnyForm;
    return (
      <CompareForms
        terminal={terminal}
        before={before}
        after={after}
        names={Object.keys(theme.fields)}
        content={{
          before: (
            <ThemePreview
              terminal={terminal}
              values={before as LookValues[Terminal]}
              label={t('themePackages.preview', { name: locator.name })}
            />
          ),
          after: <PackagePicture theme={theme} file={incoming.file} form={after} />,
        }}
      />
    );
  };
  return (
    <ReadPart read={read} failed={t('themeEditor.failed')} rows={4}>
      {draw}
    </ReadPart>
  );
}
