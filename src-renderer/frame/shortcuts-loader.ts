/** Stars, recent pages and the menu's edge load after the start's content; without their code they are absent. */
import { afterStartContent } from '#data/start-content.ts';
import { withPageTexts } from '#data/text.ts';
import { lazyComponent } from '#state/lazy-component.ts';

type ShortcutParts = typeof import('./shortcuts/lazy-parts.ts');

type PropsOf<Part> = Part extends (props: infer Props extends object) => unknown ? Props : object;

function shortcutsPart<Name extends keyof ShortcutParts>(name: Name) {
  return lazyComponent<PropsOf<ShortcutParts[Name]>>(async () => {
    await new Promise<void>(afterStartContent);
    const parts = await withPageTexts(import('./shortcuts/lazy-parts.ts'), 'frame-parts').catch(() => null);
    return (parts?.[name] ?? absent) as never;
  });
}

const absent = () => null;

export const LazyShortcutsFlyout = shortcutsPart('ShortcutsFlyout');
export const LazyMenuEdge = shortcutsPart('MenuEdge');
export const LazyMenuShortcuts = shortcutsPart('MenuShortcuts');
export const LazyStarOfPage = shortcutsPart('StarOfPage');
