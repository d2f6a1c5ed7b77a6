/**
 * A theme’s preview with a colour beside it: `?terminal=`, `?look=`, `?appearance=`, `?view=`, `?scale=`, `?lang=`. `themeBench.paint`
 * is what a colour picker does.
 */
import 'virtual:steward-tokens.css';
import '../../../../src-renderer/frame/base.css';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { loadLanguage } from '../../../../src-renderer/data/text.ts';
import { ThemePreview } from '../../../../src-renderer/widgets/ThemePreview/ThemePreview.tsx';
import type { BackLookValues, Region } from '../../../../src-shared/rules/themes/look/look.ts';
import type { ColourView } from '../../../../src-shared/rules/themes/look/simulate.ts';
import { client, dark, light, phone } from './samples.ts';

const asked = new URL(location.href).searchParams;
const language = asked.get('lang') === 'zh-CN' ? 'zh-CN' : 'en-US';
const shared = {
  appearance: (asked.get('appearance') ?? 'light') as 'light' | 'dark' | 'both',
  scale: Number(asked.get('scale') ?? 100),
  view: asked.get('view') as ColourView | null,
};
const looks: Readonly<Record<string, BackLookValues>> = { dark, light, client };
const first = {
  ...(looks[asked.get('look') ?? 'dark'] ?? dark),
  ...(JSON.parse(asked.get('set') ?? '{}') as Partial<BackLookValues>),
};

function Page() {
  const [values, setValues] = useState(first);
  const [region, setRegion] = useState<Region | null>(null);
  Object.assign(globalThis, {
    themeBench: { paint: (colour: string) => setValues((now) => ({ ...now, navigationBgColor: colour })) },
  });
  return (
    <main>
      <h1>Theme</h1>
      <button type="button">Before</button>
      {asked.get('terminal') === 'h5' ? (
        <ThemePreview terminal="h5" values={phone} {...shared} region={region} onRegion={setRegion} />
      ) : (
        <ThemePreview
          terminal={asked.get('terminal') === 'pcClient' ? 'pcClient' : 'pc'}
          values={values}
          {...shared}
          region={region}
          onRegion={setRegion}
        />
      )}
      <button type="button">After</button>
      <output>{region ?? ''}</output>
    </main>
  );
}

await loadLanguage(language);
createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
