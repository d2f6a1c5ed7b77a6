/**
 * A theme’s preview: `?terminal=`, `?look=`, `?set=` (JSON), `?appearance=`, `?view=`, `?scale=`, `?lang=`, `?studio`. `themeBench`
 * picks colours as a colour picker does.
 */
import 'virtual:steward-tokens.css';
import '../../../../src-renderer/frame/base.css';
import { lazy, StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ColourView } from '#shared/kit/colour/simulate.ts';
import { loadLanguage } from '../../../../src-renderer/data/text.ts';
import { ThemePreview } from '../../../../src-renderer/widgets/ThemePreview/ThemePreview.tsx';
import type { BackLookValues, Region } from '../../../../src-shared/rules/themes/look/look.ts';
import { timeUntil } from '../frames.ts';
import { client, dark, light, phone } from './samples.ts';

const Studio = lazy(async () => ({ default: (await import('./Studio.tsx')).Studio }));
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

let paint: (colour: string) => void = () => undefined;
const painted = () => document.querySelector<HTMLElement>('[role="group"]')?.style.getPropertyValue('--nav');
const hex = (number: number) => `#${number.toString(16).padStart(6, '0')}`;
/** At any moment of a frame, as a hand moves. */
const anyMoment = () => new Promise((later) => setTimeout(later, Math.random() * 20));

Object.assign(globalThis, {
  themeBench: {
    /** Milliseconds from each picked colour until it was painted. */
    async pick(count: number): Promise<number[]> {
      const took: number[] = [];
      for (let picked = 0; picked < count; picked++) {
        const colour = hex(0x10_20_30 + picked * 0x01_03_02);
        await anyMoment();
        took.push(
          await timeUntil(
            () => paint(colour),
            () => painted() === colour,
          ),
        );
      }
      return took;
    },
    /** A frame of this browser, in milliseconds. */
    async frames(count: number): Promise<number[]> {
      const took: number[] = [];
      for (let frame = 0; frame < count; frame++) {
        took.push(
          await timeUntil(
            () => undefined,
            () => true,
          ),
        );
      }
      return took;
    },
  },
});

function Page() {
  const [values, setValues] = useState(first);
  const [region, setRegion] = useState<Region | null>(null);
  paint = (navigationBgColor) => setValues((now) => ({ ...now, navigationBgColor }));
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
    {asked.has('studio') ? (
      <Suspense>
        <main>
          <h1>Theme</h1>
          <Studio first={first} />
        </main>
      </Suspense>
    ) : (
      <Page />
    )}
  </StrictMode>,
);
