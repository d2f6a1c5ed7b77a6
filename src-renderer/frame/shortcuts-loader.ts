/** Stars, recent pages and the menu's edge load after the first picture; without their code they are absent. */
import { pictureStands } from '#data/first-paint.ts';
import { withTexts } from '#data/text.ts';
import { lazyComponent } from '#state/lazy-component.ts';

type Kept = typeof import('./shortcuts/lazy-parts.ts');

type PropsOf<Part> = Part extends (props: infer Props extends object) => unknown ? Props : object;

function keptPart<Name extends keyof Kept>(name: Name) {
  return lazyComponent<PropsOf<Kept[Name]>>(async () => {
    await pictureStands();
    const parts = await withTexts(import('./shortcuts/lazy-parts.ts')).catch(() => null);
    return (parts?.[name] ?? absent) as never;
  });
}

const absent = () => null;

export const LazyKeptFlyout = keptPart('KeptFlyout');
export const LazyMenuEdge = keptPart('MenuEdge');
export const LazyMenuKept = keptPart('MenuKept');
export const LazyStarOfPage = keptPart('StarOfPage');
