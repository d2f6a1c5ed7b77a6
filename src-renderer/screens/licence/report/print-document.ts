import { bridge } from '#data/bridge.ts';

/** The one element of the document that holds its looks. */
const styleElement = /<style>([^<]*)<\/style>/;

/** By the print dialog; resolves when it is open. */
export async function printDocument(html: string, title: string): Promise<void> {
  const takeAway = await putOnPaper(html, title);
  window.addEventListener('afterprint', takeAway, { once: true });
  window.print();
}

/** On the desktop, by the save dialog; the name under which it was saved, null where the user thought better of it. */
export async function savePdf(html: string, title: string, suggestedName: string): Promise<string | null> {
  const takeAway = await putOnPaper(html, title);
  try {
    return (await bridge.app.printPdf({ suggestedName })).name;
  } finally {
    takeAway();
  }
}

/**
 * Puts an HTML document that we wrote ourselves where paper shows the page: its nodes stand beside the console, which
 * paper does not show. A window or frame of its own would inherit the console's content policy, which refuses the
 * document's own style; a constructed style sheet is none of the policy's business. Answers the way to take it away.
 */
async function putOnPaper(html: string, title: string): Promise<() => void> {
  // The policy also holds for what is parsed: the style is taken out before.
  const rules = styleElement.exec(html)?.[1] ?? '';
  const parsed = new DOMParser().parseFromString(html.replace(styleElement, ''), 'text/html');
  const sheet = new CSSStyleSheet();
  await sheet.replace(`@media print{body>:not([data-print]){display:none!important}${rules}}
@media screen{body>[data-print]{display:none}}`);
  const host = document.createElement('article');
  host.setAttribute('data-print', '');
  host.lang = parsed.documentElement.lang;
  host.append(...[...parsed.body.childNodes].map((node) => document.importNode(node, true)));
  const pageTitle = document.title;
  // What is folded on the screen is read on paper.
  for (const folded of host.querySelectorAll('details')) folded.open = true;
  const takeAway = () => {
    host.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    document.title = pageTitle;
  };
  document.body.append(host);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  // What the print dialog offers as the file's name.
  document.title = title;
  return takeAway;
}
