import { bridge } from '#data/bridge.ts';

/** The document's only style element. */
const styleElement = /<style>([^<]*)<\/style>/;

/** Opens the print dialog; resolves when it is open. */
export async function printDocument(html: string, title: string): Promise<void> {
  const takeAway = await putOnPaper(html, title);
  window.addEventListener('afterprint', takeAway, { once: true });
  window.print();
}

/** Opens the desktop's save dialog; resolves to the saved name, or null if the user has cancelled. */
export async function savePdf(html: string, title: string, suggestedName: string): Promise<string | null> {
  const takeAway = await putOnPaper(html, title);
  try {
    return (await bridge.app.printPdf({ suggestedName })).name;
  } finally {
    takeAway();
  }
}

/**
 * Adds the nodes of a document of our own to the page for printing, and hides the console on paper. A window or frame
 * of its own would inherit the console's content policy, which refuses the document's style element; the policy does
 * not cover a constructed style sheet. Resolves to a function that removes the nodes.
 */
async function putOnPaper(html: string, title: string): Promise<() => void> {
  // The policy also covers parsed documents: the style element is taken out before.
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
  // Folded parts are printed open.
  for (const folded of host.querySelectorAll('details')) folded.open = true;
  const takeAway = () => {
    host.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    document.title = pageTitle;
  };
  document.body.append(host);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  // The print dialog offers the title as the file's name.
  document.title = title;
  return takeAway;
}
