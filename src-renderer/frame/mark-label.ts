/** Shows where a label stands on the page that was opened for it: scrolls to it, marks its row, focuses its control. */

/** Milliseconds within which a page is expected to show the label. */
const patience = 8000;
/** Milliseconds without a change after which a page that has loaded is taken for complete. */
const settled = 1200;
/** Milliseconds from a change of the page to a look. */
const pause = 50;
/** Milliseconds for which the row is marked. */
const shown = 4000;

const row =
  '[role="row"], tr, [data-field], fieldset, label, legend, dt, li, th, button, a, [role="tab"], h1, h2, h3, h4';

/**
 * Called before the page at `to` is opened. Resolves to false where that page does not show the label, such as one in a
 * dialog.
 */
export async function markLabel(label: string, to: string): Promise<boolean> {
  const isHere = location.pathname + location.search === to;
  const element = await labelOnPage(label, isHere ? [] : visibleLabels(label));
  if (!element) return false;
  const marked = element.closest<HTMLElement>(row) ?? element;
  marked.scrollIntoView?.({ block: 'center' });
  marked.setAttribute('data-marked', '');
  setTimeout(() => marked.removeAttribute('data-marked'), shown);
  controlOf(element)?.focus({ preventScroll: true });
  return true;
}

/** `left`: the same words on the page that is being left, which count only where they stay. */
function labelOnPage(label: string, left: readonly HTMLElement[]): Promise<HTMLElement | null> {
  return new Promise((resolve) => {
    const begun = performance.now();
    let isDue = true;
    const end = (found: HTMLElement | null) => {
      observer.disconnect();
      clearTimeout(next);
      resolve(found);
    };
    const look = () => {
      const isQuiet = !isDue;
      isDue = false;
      const isOver = performance.now() - begun > patience;
      const isLoading = document.querySelector('main [aria-busy="true"]') !== null;
      const isEnd = isOver || (isQuiet && !isLoading);
      const found = visibleLabels(label).find((element) => isEnd || !left.includes(element)) ?? null;
      if (found || isEnd) end(found);
      else next = setTimeout(look, settled);
    };
    let next = setTimeout(look, 0);
    // A page that loads changes many times a second, and a look goes through all of its texts.
    const observer = new MutationObserver(() => {
      if (isDue) return;
      isDue = true;
      clearTimeout(next);
      next = setTimeout(look, pause);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

function visibleLabels(label: string): HTMLElement[] {
  const page = document.querySelector('main');
  if (!page) return [];
  const found: HTMLElement[] = [];
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (node.nodeValue?.trim() === label && element && (element.checkVisibility?.() ?? true))
      found.push(element);
  }
  return found;
}

/** The control that a label names. */
function controlOf(element: HTMLElement): HTMLElement | null {
  const label = element.closest('label');
  if (label?.control) return label.control;
  const named =
    element.id === '' ? null : document.querySelector<HTMLElement>(`[aria-labelledby~="${element.id}"]`);
  return named ?? element.closest<HTMLElement>('button, a, [role="tab"]');
}
