/**
 * Each shared part in each of its states, as the console draws it: `?lang=zh-CN`, `&compact`, in the appearance of the
 * system. `npm run gallery` opens it for a person, tests/e2e/gallery.spec.ts looks at it.
 */
import 'virtual:steward-tokens.css';
import '../../../../src-renderer/frame/base.css';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { store } from '#data/store.ts';
import { loadLanguage } from '#data/text.ts';
import { settingsSchema } from '#shared/rules/settings/settings.ts';
import { type ProgramState, programAtom } from '#state/program.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../../../../src-renderer/data/read.ts';
import { AntdRoot } from '../../../../src-renderer/frame/AntdRoot.tsx';
import { applyAppearance } from '../../../../src-renderer/state/appearance.ts';
import { Fields } from '../controls/Fields.tsx';
import { Lists } from './Lists.tsx';
import { Parts } from './Parts.tsx';
import { Tables } from './Tables.tsx';

const search = new URL(location.href).searchParams;
const language = search.get('lang') === 'zh-CN' ? 'zh-CN' : 'en-US';
const settings = settingsSchema.parse({
  language,
  appearance: 'system',
  tableDensity: search.has('compact') ? 'compact' : 'default',
});

function Page() {
  return (
    <main>
      <h1>Gallery</h1>
      <Parts />
      <Tables />
      <Lists />
      <Fields />
    </main>
  );
}

// The parts ask the program for its settings alone.
store.set(programAtom, { settings } as unknown as ProgramState);
applyAppearance(settings);
await loadLanguage(language);
const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <Suspense>
      <QueryClientProvider client={queryClient}>
        <AntdRoot>
          <RouterProvider router={router} />
        </AntdRoot>
      </QueryClientProvider>
    </Suspense>
  </StrictMode>,
);
