/** Shows where a label stands on the page that was opened for it: scrolls to it, marks its row, focuses its control. */

/** Milliseconds within which a page is expected to show the label. */
const patience = 8000;
/** Milliseconds without a change after which a page that has loaded is taken for complete. */
const settled = 1200;
/** Milliseconds for which the row is marked. */
const shown = 4000;

const row =
  '[role="row"], tr, [data-field], fieldset, label, legend, dt, li, th, button, a, [role="tab"], h1, h2, h3, h4';

/** Resolves to false where the page does not show the label, such as one in a dialog. */
export async function markLabel(label: string): Promise<boolean> {
  const element = await labelOnPage(label);
  if (!element) return false;
  const marked = element.closest<HTMLElement>(row) ?? element;
  marked.scrollIntoView?.({ block: 'center' });
  marked.setAttribute('data-marked', '');
  setTimeout(() => marked.removeAttribute('data-marked'), shown);
  controlOf(element)?.focus({ preventScroll: true });
  return true;
}

function labelOnPage(label: string): Promise<HTMLElement | null> {
  return new Promise((resolve) => {
    const begun = performance.now();
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const end = (found: HTMLElement | null) => {
      observer.disconnect();
      clearTimeout(quiet);
      resolve(found);
    };
    const look = () => {
      const found = visibleLabel(label);
      if (found) return end(found);
      clearTimeout(quiet);
      const isLoading = document.querySelector('main [aria-busy="true"]') !== null;
      const left = patience - (performance.now() - begun);
      quiet = setTimeout(
        () => (isLoading && left > 0 ? look() : end(null)),
        Math.min(settled, Math.max(left, 0)),
      );
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    look();
  });
}

function visibleLabel(label: string): HTMLElement | null {
  const page = document.querySelector('main');
  if (!page) return null;
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (node.nodeValue?.trim() === label && element && (element.checkVisibility?.() ?? true)) return element;
  }
  return null;
}

/** The control that a label names. */
function controlOf(element: HTMLElement): HTMLElement | null {
  const label = element.closest('label');
  if (label?.control) return label.control;
  const named =
    element.id === '' ? null : document.querySelector<HTMLElement>(`[aria-labelledby~="${element.id}"]`);
  return named ?? element.closest<HTMLElement>('button, a, [role="tab"]');
}
