/** Stars, recent pages and the menu's edge load after the first picture; without their code they are absent. */
import { pictureStands } from '#data/painted.ts';
import { withTexts } from '#data/text.ts';
import { lazyComponent } from '#state/late.ts';

type Kept = typeof import('./kept/kept.ts');

type PropsOf<Part> = Part extends (props: infer Props extends object) => unknown ? Props : object;

function keptPart<Name extends keyof Kept>(name: Name) {
  return lazyComponent<PropsOf<Kept[Name]>>(async () => {
    await pictureStands();
    const parts = await withTexts(import('./kept/kept.ts')).catch(() => null);
    return (parts?.[name] ?? absent) as never;
  });
}

const absent = () => null;

export const LazyKeptFlyout = keptPart('KeptFlyout');
export const LazyMenuEdge = keptPart('MenuEdge');
export const LazyMenuKept = keptPart('MenuKept');
export const LazyStarOfPage = keptPart('StarOfPage');
