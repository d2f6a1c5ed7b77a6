/** Whether the menu has an entry: a link elsewhere to its page is offered only then. */
import { useMenu } from './menu.ts';

export function useHasMenuEntry(id: string): boolean {
  const { sections } = useMenu();
  return sections.some(({ items }) => items.some((item) => item.id === id));
}
