/** axe on a screen as jsdom has it: what needs a picture (colours, sizes) is looked at in the browser's tour of all screens. */
import axe from 'axe-core';
import { expect } from 'vitest';
import { topModal } from '../../../src-renderer/widgets/top-layer.ts';
import type { Page } from './page.ts';
import { settle } from './time.ts';

/** These rules count elements under a dialog, which are out of reach; jsdom does not know that. */
const countUnder = ['landmark-no-duplicate-banner', 'landmark-unique'];
const needPicture = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/** Nothing for axe to find on the page as it is: WCAG 2.2 AA and its good practices. */
export async function expectAccessible(_?: Page): Promise<void> {
  await settle();
  const modal = topModal();
  const off = modal ? [...needPicture, ...countUnder] : needPicture;
  const rules = Object.fromEntries(off.map((id) => [id, { enabled: false }]));
  const { violations } = await axe.run(modal ?? document, { resultTypes: ['violations'], rules });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}
