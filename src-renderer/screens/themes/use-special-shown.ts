/** Whether special themes are shown: only with the page designer or the code module (spec 2§2, 2§6; THM-019). */
import { useMenu } from '#state/menu.ts';

const builders = ['ebuilder', 'ecode'];

export function useSpecialShown(): boolean {
  const { sections } = useMenu();
  return sections.some(({ items }) =>
    items.some((item) => item.kind === 'platform' && builders.includes(item.id)),
  );
}
