/**
 * SVG pictures as Chromium opens them: what a package takes runs nothing and asks for nothing, also as a document of its
 * own; ordinary drawings look the same without their notes.
 */
import { type BrowserContext, expect, test } from '@playwright/test';
import { svgNotes } from '../../../src-main/formats/theme-package/svg/svg-notes.ts';
import { wrongSvg } from '../../../src-main/formats/theme-package/svg/wrong-svg.ts';
import { hostileDrawings } from '../../fixtures/drawings/hostile-drawings.ts';
import { ordinaryDrawings } from '../../fixtures/drawings/ordinary-drawings.ts';
import { long } from '../../support/test-amount.ts';

const host = 'http://drawings.example';
const blank = `${host}/blank.html`;

/** Each one takes a quarter of a second. */
const sample = (drawings: readonly string[]) => drawings.filter((_, at) => long || at % 4 === 0);

/** Serves texts as SVG by their addresses; notes whatever else is asked for. */
async function serveDrawings(
  context: BrowserContext,
): Promise<{ readonly served: Map<string, string>; asked: string[] }> {
  const shown = { served: new Map<string, string>(), asked: [] as string[] };
  await context.route('**/*', async (route) => {
    const url = route.request().url();
    const body = shown.served.get(url);
    if (url === blank) return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    if (body !== undefined) return route.fulfill({ contentType: 'image/svg+xml', body });
    if (!url.endsWith('/favicon.ico')) shown.asked.push(url);
    return route.fulfill({ status: 404, body: '' });
  });
  context.on('dialog', (dialog) => {
    shown.asked.push(dialog.message());
    void dialog.dismiss();
  });
  return shown;
}

/** Whether a drawing, opened as a document, runs or asks for something. */
async function actsAlone(
  context: BrowserContext,
  shown: Awaited<ReturnType<typeof serveDrawings>>,
  text: string,
): Promise<boolean> {
  const address = `${host}/${shown.served.size}.svg`;
  shown.served.set(address, text);
  shown.asked = [];
  // A page of its own: a document may lead its page elsewhere later.
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  const look = () =>
    new Promise<boolean>((done) => {
      // Two frames later fonts, filters and animations have asked for what they need.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => done(document.documentElement?.hasAttribute('data-ran') ?? false)),
      );
    });
  // A document that leads elsewhere while it is looked at has asked for something.
  const ran = await page.evaluate(look).catch(() => shown.asked.length > 0);
  await page.close();
  return ran || shown.asked.length > 0;
}

test('hostile drawings are refused, and half of them would do something', async ({ context }) => {
  const shown = await serveDrawings(context);
  let acting = 0;
  for (const text of sample(hostileDrawings)) {
    const acts = await actsAlone(context, shown, text);
    if (acts) acting += 1;
    expect(wrongSvg(text) !== null || !acts, text).toBe(true);
  }
  // Else the browser would not be shown what is refused here.
  expect(acting).toBeGreaterThan(sample(hostileDrawings).length / 2);
});

test('ordinary drawings are taken, do nothing, and look the same without their notes', async ({
  context,
  page,
}) => {
  const shown = await serveDrawings(context);
  let noted = 0;
  for (const text of sample(ordinaryDrawings)) {
    expect(wrongSvg(text), text).toBeNull();
    expect(await actsAlone(context, shown, text), text).toBe(false);
  }
  await page.goto(blank);
  for (const text of ordinaryDrawings) {
    const [piece] = svgNotes(Buffer.from(text)).pieces;
    const plain = piece instanceof Uint8Array ? Buffer.from(piece).toString() : text;
    if (plain !== text) noted += 1;
    const [before, after] = await page.evaluate(drawn, [text, plain]);
    expect(after, text).toBe(before);
    expect(before?.replace(/^0+$/, ''), text).not.toBe('');
  }
  expect(noted).toBeGreaterThan(30);
});

/** The pixels of each drawing, 120 a side, as hex. */
async function drawn(texts: readonly string[]): Promise<string[]> {
  const all: string[] = [];
  for (const text of texts) {
    const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    const image = new Image(120, 120);
    image.src = address;
    await image.decode();
    const context = new OffscreenCanvas(120, 120).getContext('2d');
    context?.drawImage(image, 0, 0, 120, 120);
    const pixels = context?.getImageData(0, 0, 120, 120).data ?? [];
    all.push([...pixels].map((value) => value.toString(16).padStart(2, '0')).join(''));
    URL.revokeObjectURL(address);
  }
  return all;
}
