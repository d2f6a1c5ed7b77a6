/** The surroundings of a preview while a theme is made: brand colours, ways of looking, contrast. */
import { useState } from 'react';
import type { ColourView } from '#shared/kit/colour/simulate.ts';
import { AntdRoot } from '../../../../src-renderer/frame/AntdRoot.tsx';
import { BrandColoursForm } from '../../../../src-renderer/screens/themes/parts/ThemeContrast/BrandColours.tsx';
import { ColourViews } from '../../../../src-renderer/screens/themes/parts/ThemeContrast/ColourViews.tsx';
import { ThemeContrast } from '../../../../src-renderer/screens/themes/parts/ThemeContrast/ThemeContrast.tsx';
import { ThemePreview } from '../../../../src-renderer/widgets/ThemePreview/ThemePreview.tsx';
import type { BackLookValues } from '../../../../src-shared/rules/themes/look/look.ts';

export function Studio({ first }: { readonly first: BackLookValues }) {
  const [values, setValues] = useState(first);
  const [view, setView] = useState<ColourView | null>(null);
  const take = (colours: Readonly<Record<string, string>>) => setValues((now) => ({ ...now, ...colours }));
  return (
    <AntdRoot>
      <BrandColoursForm terminal="pc" style={values.topicStyle} onUse={take} />
      <ColourViews value={view} onChange={setView} />
      <ThemePreview terminal="pc" values={values} view={view} />
      <ThemeContrast
        terminal="pc"
        values={values}
        onFix={(field, colour) => take({ [field]: colour })}
        onRegion={() => undefined}
      />
    </AntdRoot>
  );
}
