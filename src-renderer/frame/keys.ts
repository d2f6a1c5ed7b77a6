/** Global shortcuts: Ctrl/Cmd+K palette, Ctrl/Cmd+B menu, / search on the page, ? list of keys. */
import { useEffect } from 'react';
import { openedPanel, openPanel } from '#state/panels.ts';
import { useProgram } from '#state/program.ts';
import { toggleMenu } from './SideMenu.tsx';

const mac = /Mac|iPhone|iPad/.test(navigator.platform);
export const commandKey = mac ? '⌘' : 'Ctrl';

/** The key code of what an input method takes; Safari gives it to the Enter behind a composition's end. */
const takenByInputMethod = 229;

/**
 * Leaves the keys of a composition to the input method (Chinese, Japanese, Korean), in every field of the console:
 * Enter takes its word over and Esc drops it, and neither confirms, sends or closes anything.
 */
export function leaveKeysToInputMethods(): void {
  window.addEventListener('keydown', keepFromPage, true);
}

function keepFromPage(event: KeyboardEvent): void {
  if (event.isComposing || event.keyCode === takenByInputMethod) event.stopImmediatePropagation();
}

export function useKeys(): void {
  const { settings } = useProgram();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const command = mac ? event.metaKey : event.ctrlKey;
      const key = event.key.toLowerCase();
      if (command && key === 'k') return take(event, togglePalette);
      if (command && key === 'b') return take(event, () => toggleMenu(settings.menuCollapsed));
      if (command || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      if (key === '?') return take(event, () => openPanel('keys'));
      if (key === '/') {
        const search = document.querySelector<HTMLInputElement>('[data-page-search]');
        if (search) take(event, () => search.focus());
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [settings.menuCollapsed]);
}

function togglePalette(): void {
  openPanel(openedPanel() === 'palette' ? null : 'palette');
}

function take(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  act();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
