/** The login log in a browser: its figures are worked out in a thread that the page's policy lets in; bars, a span, a file. */
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';

test('the picture, a span by dragging, the rows of a finding, everything that is found in a file', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/loginlog');
  await expect(page.getByText('6,000 entries', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Of 6,000 entries/)).toBeVisible();
  await expectAccessible(page);
  // The log itself begins in the first screen.
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await page.getByRole('gridcell').first().boundingBox())?.y).toBeLessThan(700);
  const bars = page.getByRole('group', { name: /^Log-ins and failures over time/ });
  const box = await bars.boundingBox();
  if (!box) throw new Error('no bars');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.5, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, middle, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/when=20\d\d-/);
  const count = page.getByText(/^[\d,]+ entries$/);
  await expect(count).not.toHaveText('6,000 entries');
  await expect(page.getByText(/^Of [\d,]+ entries/)).toBeVisible();
  const entries = Number(((await count.textContent()) ?? '').replace(/\D/g, ''));
  await page.getByRole('button', { name: 'Export Login log' }).click();
  const file = await console.save(() => page.getByRole('menuitem', { name: 'CSV' }).click());
  const lines = (await file.text()).trim().split('\r\n');
  expect(lines).toHaveLength(entries + 1);
  await page.getByText('Failures by person, address and terminal').click();
  await page.getByRole('region', { name: 'Failures by terminal' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/result=failure/);
  await expect(page).toHaveURL(/terminal=/);
});

test('a span may be let go beside its bars, and what is left out of it is dimmed meanwhile', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/loginlog');
  await expect(page.getByText(/^Of 6,000 entries/)).toBeVisible();
  const bars = page.getByRole('group', { name: /^Log-ins and failures over time/ });
  const box = await bars.boundingBox();
  if (!box) throw new Error('no bars');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.5, middle);
  await page.mouse.down();
  await page.mouse.move(box.x - 20, box.y - 40, { steps: 4 });
  await expect(bars.getByRole('link').first()).toHaveCSS('opacity', '1');
  await expect(bars.getByRole('link').last()).toHaveCSS('opacity', '0.35');
  await page.mouse.up();
  await expect(page).toHaveURL(/when=20\d\d-/);
  await expect(page.getByText(/^[\d,]+ entries$/)).not.toHaveText('6,000 entries');
});
