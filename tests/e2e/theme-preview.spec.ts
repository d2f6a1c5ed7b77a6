/**
 * The preview of a theme by itself: nothing gets out of it or into it, regions by keyboard and pointer, nothing for axe,
 * nothing that the content policy refuses.
 */
import { expect } from '@playwright/test';
import { compileCss } from '../../src-shared/rules/themes/css/compile-css.ts';
import { hostileCss } from '../../src-shared/rules/themes/css/testing/hostile-css.ts';
import { expectAllAccessible } from './support/accessible.ts';
import { testOfPage } from './support/served-page.ts';

const { test, origin } = testOfPage('theme');

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', (event) => {
      refused.push(`${event.effectiveDirective}: ${event.sample || event.blockedURI}`);
    });
  });
});
test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => Reflect.get(window, 'refused'))).toEqual([]);
});

test('axe finds nothing, whatever the look, the language and the terminal', async ({ page }) => {
  for (const query of [
    'look=dark',
    'look=light&lang=zh-CN',
    'terminal=pcClient&look=client&appearance=dark',
    'terminal=h5&appearance=both',
  ])
    await test.step(query, async () => {
      await page.goto(`${origin()}/?${query}`);
      await expect(page.getByRole('group')).toBeVisible();
      await expectAllAccessible(page);
    });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`contrast is mended by keyboard until nothing fails: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${origin()}/?studio&look=light&set=${encodeURIComponent('{"primaryColor":"#5d9cec"}')}`);
    const contrast = page.getByRole('region', { name: 'Contrast' });
    await expect(contrast.getByText(/pairs of colours fail AA/)).toBeVisible();
    await expectAllAccessible(page);
    const use = contrast.getByRole('button', { name: /^Use #/ });
    // A mended colour may be the ground of another pair, which is mended after it.
    const offered = () => use.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')).join());
    for (let tries = 0; (await use.count()) > 0; tries += 1) {
      expect(tries).toBeLessThan(12);
      const before = await offered();
      await use.first().press('Enter');
      await expect.poll(offered).not.toBe(before);
    }
    await expect(contrast.getByText(/^All \d+ pairs of colours reach AA\.$/)).toBeVisible();
    await page.getByRole('radio', { name: 'Usual' }).press('ArrowRight');
    await expect(page.getByRole('img').locator('.stage')).toHaveAttribute('data-view', 'protan');
    await page.getByRole('button', { name: 'Start from brand colours' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Two brand colours' })).toBeVisible();
    await expectAllAccessible(page);
  });
}

test('regions are chosen by keyboard, in their order, and Tab leads out again', async ({ page }) => {
  await page.goto(`${origin()}/?terminal=pcClient&look=client`);
  await page.getByRole('button', { name: 'Before' }).focus();
  const chosen: string[] = [];
  for (let stop = 0; stop < 6; stop++) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    chosen.push((await page.getByRole('status').textContent()) ?? '');
  }
  expect(chosen).toEqual(['layout', 'tool', 'search', 'nav', 'aside', 'other']);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'After' })).toBeFocused();
});

test('a press anywhere in a region is a press on it', async ({ page }) => {
  await page.goto(`${origin()}/?look=dark`);
  const told = page.getByRole('status');
  const spot = page.getByRole('group');
  for (const [text, region] of [
    ['Approvals', 'nav'],
    ['People, files, requests', 'search'],
    ['Drafts', 'aside'],
    ['Twelve chairs for the studio', 'other'],
  ] as const) {
    const box = await spot.getByText(text, { exact: true }).boundingBox();
    if (!box) throw new Error(text);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(told).toHaveText(region);
  }
});

test('the page’s styles do not get in, nor the preview’s out', async ({ page }) => {
  await page.goto(`${origin()}/?look=dark`);
  const spot = page.getByRole('group');
  const colour = () =>
    spot.getByText('New request').evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect.poll(colour).toBe('rgb(47, 111, 208)');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.button{background:red!important}.desk{display:none!important}');
    document.adoptedStyleSheets = [sheet];
  });
  expect(await colour()).toBe('rgb(47, 111, 208)');
  expect(
    await page.getByRole('button', { name: 'Before' }).evaluate((button) => {
      button.setAttribute('class', 'button main go');
      return getComputedStyle(button).position;
    }),
  ).toBe('static');
  expect(await page.evaluate(() => document.querySelectorAll('[id]').length)).toBe(1);
});

test('what a theme says can neither draw elsewhere nor ask for anything', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  const hostile = '#fff;}*{background:url(https://elsewhere.example/x)}';
  const said = {
    navigationBgColor: hostile,
    navMenuFontType: `x",url(${hostile})`,
    primaryColor: 'var(--nav)',
    navBackgroundImg: 'https://elsewhere.example/y.png',
    toolBgImg: `");}${hostile}`,
  };
  await page.goto(`${origin()}/?look=dark&set=${encodeURIComponent(JSON.stringify(said))}`);
  const nav = page.getByRole('group').locator('.nav');
  await expect(nav).toHaveCSS('background-color', 'rgb(75, 169, 242)');
  await expect(nav).toHaveCSS('background-image', 'none');
  expect([...new Set(asked)]).toEqual([origin()]);
});

test('it is larger on request, inside of its frame, and greyer', async ({ page }) => {
  await page.goto(`${origin()}/?look=dark&scale=200&view=grey`);
  const host = page.getByRole('group');
  await expect(host.locator('.stage')).toHaveCSS('filter', 'grayscale(1)');
  await expect
    .poll(() => host.evaluate((box) => Math.round((box.scrollWidth / box.clientWidth) * 10)))
    .toBe(20);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

/** The largest values that are allowed. */
const overflowing = [
  '.desk, .nav, .aside, .content { position: absolute; top: -3000px; left: -3000px; width: 9000px; height: 9000px; z-index: 999 }',
  '.desk, .nav, .content { box-shadow: 0 0 0 100px red; outline: 100px solid red }',
  '.nav { transform: scale(5); margin: -9999px }',
  '.nav::before { content: "out"; position: absolute; top: -900px; font-size: 400px; color: red }',
];

test('CSS of a theme asks for nothing and draws nothing outside of the preview', async ({ page }) => {
  await page.goto(`${origin()}/?look=dark`);
  const host = page.getByRole('group');
  await expect(host.locator('.nav')).toBeVisible();
  // The frame has its full height: the page limits what it shows of it.
  await host.evaluate((element) => {
    element.style.height = `${element.getBoundingClientRect().height}px`;
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const around = () => page.screenshot({ mask: [host], animations: 'disabled' });
  const before = await around();
  // About whatever there is, so that all that is left of it applies.
  const anything = (css: string) => css.replace(/^a(?=[ [])/, '*');
  const adopt = (sheets: readonly string[]) =>
    host.evaluate(async (element, texts) => {
      const root = element.shadowRoot;
      if (!root) throw new Error('no shadow root');
      const [own] = root.adoptedStyleSheets;
      const added = texts.map((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        return sheet;
      });
      root.adoptedStyleSheets = [...(own ? [own] : []), ...added];
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }, sheets);

  await adopt(hostileCss.map(([, css]) => compileCss(anything(css)).css));
  expect((await around()).equals(before)).toBe(true);
  await adopt(overflowing.map((css) => compileCss(css).css));
  await expect(host.locator('.nav')).toHaveCSS('transform', /^matrix\(5,/);
  await expect(host.locator('.desk')).toHaveCSS('position', 'absolute');
  expect((await around()).equals(before)).toBe(true);
  expect(asked).toEqual([]);
});
