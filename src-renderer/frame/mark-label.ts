/** Shows where a label stands on the page that was opened for it: scrolls to it, marks its row, focuses its control. */

/** Milliseconds within which a page is expected to show the label. */
const patience = 8000;
/** Milliseconds without a change after which a page that has loaded is taken for complete. */
const settledPage = 1200;
/** The same of a tab or a dialog, whose page has been read. */
const settledInside = 700;
/** Milliseconds after which no further tab or dialog is opened. */
const wholeSearch = 12_000;
/** Milliseconds from a change of the page to a look. */
const pause = 50;
/** Milliseconds for which the row is marked. */
const shown = 4000;

const row =
  '[role="row"], tr, [data-field], fieldset, label, legend, dt, li, th, button, a, [role="tab"], h1, h2, h3, h4';

/** The search for a label on a page. */
export interface LabelledPage {
  /** The address of the page. */
  readonly to: string;
  /** Whether an address is another part of the page, such as a tab with an address of its own. */
  readonly isPart: (path: string) => boolean;
  /** Addresses of the page's dialogs that need no record. */
  readonly dialogs: readonly string[];
  /** Opens an address; `replace` leaves no way back to the one before. */
  readonly open: (address: string, options: { readonly replace: boolean }) => void;
}

/**
 * Opens the page, and its folds, tabs and dialogs until one of them shows the label. Resolves to false where none does,
 * such as for a field that appears once something is turned on. A user who goes on meanwhile is left alone.
 */
export async function markLabel(label: string, page: LabelledPage): Promise<boolean> {
  const isHere = location.pathname + location.search === page.to;
  const look = labelOnPage(label, { labelsBefore: isHere ? [] : visibleLabels(label) });
  page.open(page.to, { replace: false });
  const user = watchUser();
  const element =
    (await look) ??
    unfoldedLabel(label) ??
    (await labelInTabs(label, user)) ??
    (await labelAt(partsOf(page), label, page, user)) ??
    (await labelAt(page.dialogs, label, page, user));
  user.end();
  if (!element) return user.isBusy();
  const marked = element.closest<HTMLElement>(row) ?? element;
  marked.scrollIntoView?.({ block: 'center' });
  marked.setAttribute('data-marked', '');
  setTimeout(() => marked.removeAttribute('data-marked'), shown);
  controlOf(element)?.focus({ preventScroll: true });
  return true;
}

/** The user who waits for the search, which ends when they press something or have waited too long. */
interface WaitingUser {
  readonly isBusy: () => boolean;
  readonly hasWaited: () => boolean;
}

function watchUser(): WaitingUser & { readonly end: () => void } {
  const latest = performance.now() + wholeSearch;
  let hasPressed = false;
  const note = ({ isTrusted }: Event) => {
    hasPressed ||= isTrusted;
  };
  const events = ['pointerdown', 'keydown'];
  for (const event of events) addEventListener(event, note, true);
  return {
    isBusy: () => hasPressed,
    hasWaited: () => performance.now() > latest,
    end() {
      for (const event of events) removeEventListener(event, note, true);
    },
  };
}

function unfoldedLabel(label: string): HTMLElement | null {
  const element = labelsOn(label).find((one) => foldsOf(one).length > 0);
  if (!element) return null;
  for (const fold of foldsOf(element)) fold.open = true;
  return element;
}

/** The closed parts of the page around an element, which is not in the line that opens them. */
function foldsOf(element: HTMLElement): readonly HTMLDetailsElement[] {
  const folds: HTMLDetailsElement[] = [];
  let fold = element.closest('details');
  while (fold) {
    if (!fold.open && !fold.querySelector(':scope > summary')?.contains(element)) folds.push(fold);
    fold = fold.parentElement?.closest('details') ?? null;
  }
  return folds;
}

/** Tries the page's tabs in turn, and ends at the one where it began. */
async function labelInTabs(label: string, user: WaitingUser): Promise<HTMLElement | null> {
  const tabs = () => [...document.querySelectorAll<HTMLElement>('main [role="tab"]')];
  const first = tabs().findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
  for (let at = 0; at < tabs().length; at += 1) {
    if (user.isBusy()) return null;
    if (user.hasWaited()) break;
    if (at === first) continue;
    tabs()[at]?.click();
    const found = await labelOnPage(label, { calm: settledInside });
    if (found) return found;
  }
  if (first >= 0 && tabs().length > 1 && !user.isBusy()) tabs()[first]?.click();
  return null;
}

/** Addresses of the page's other parts, which its tabs or its own menu link to. */
function partsOf({ isPart }: LabelledPage): readonly string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main nav a[href]')];
  const addresses = links.map(({ href }) => new URL(href)).filter(({ origin }) => origin === location.origin);
  const others = addresses.filter(({ href, pathname }) => isPart(pathname) && href !== location.href);
  return [...new Set(others.map(({ pathname, search }) => pathname + search))];
}

/** Tries addresses in turn, and ends at the page where it began. */
async function labelAt(
  addresses: readonly string[],
  label: string,
  { to, open }: LabelledPage,
  user: WaitingUser,
): Promise<HTMLElement | null> {
  for (const address of addresses) {
    if (user.isBusy()) return null;
    if (user.hasWaited()) break;
    open(address, { replace: true });
    const found = await labelOnPage(label, { calm: settledInside });
    if (found) return found;
  }
  if (addresses.length > 0 && !user.isBusy()) open(to, { replace: true });
  return null;
}

/** `labelsBefore`: the same words on the page before, which count only where they stay. */
function labelOnPage(
  label: string,
  {
    labelsBefore = [],
    calm = settledPage,
  }: { readonly labelsBefore?: readonly HTMLElement[]; readonly calm?: number },
): Promise<HTMLElement | null> {
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
      const isLoading = document.querySelector(':is(main, dialog[open]) [aria-busy="true"]') !== null;
      const isEnd = isOver || (isQuiet && !isLoading);
      const found = visibleLabels(label).find((element) => isEnd || !labelsBefore.includes(element)) ?? null;
      if (found || isEnd) end(found);
      else next = setTimeout(look, calm);
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
  return labelsOn(label).filter(
    (element) => foldsOf(element).length === 0 && (element.checkVisibility?.() ?? true),
  );
}

function labelsOn(label: string): HTMLElement[] {
  const found = new Set<HTMLElement>();
  for (const part of document.querySelectorAll('dialog[open], main')) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (node.nodeValue?.trim() === label && node.parentElement) found.add(node.parentElement);
  }
  return [...found];
}

/** The control that a label names. */
function controlOf(element: HTMLElement): HTMLElement | null {
  const label = element.closest('label');
  if (label?.control) return label.control;
  const named =
    element.id === '' ? null : document.querySelector<HTMLElement>(`[aria-labelledby~="${element.id}"]`);
  return named ?? element.closest<HTMLElement>('button, a, [role="tab"]');
}
