/**
 * A browser's parts around a page, as far as the console uses them: the clipboard, the network's state, the focus of
 * dialogs.
 */
import { prefer } from './media.ts';
import { settle } from './time.ts';

let [clipboard, online] = ['', true];

/** A modal dialog takes the focus when it opens, and gives it back when it closes (HTML, dialog focusing steps). */
function focusDialogs(): void {
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  const { showModal, close } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    before.set(this, document.activeElement);
    showModal.call(this);
    const first = '[autofocus],button:not([disabled]),input:not([disabled]),a[href],textarea,[tabindex="0"]';
    this.querySelector<HTMLElement>(first)?.focus();
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    const held = this.contains(document.activeElement);
    close.call(this);
    const origin = before.get(this);
    if (held && origin instanceof HTMLElement && origin.isConnected) origin.focus();
  };
}

/** A form that stands in another one is heard by nobody around it, React among them: the browser sends it itself. */
function keepInnerForms(): void {
  const isInner = ({ target }: Event) => target instanceof Element && target.parentElement?.closest('form');
  addEventListener('submit', (event) => isInner(event) && event.stopPropagation(), true);
}

function giveClipboard(): void {
  const writeText = async (text: string) => {
    clipboard = text;
  };
  const readText = async () => clipboard;
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText, readText } });
}

export const browser = {
  take(): void {
    focusDialogs();
    keepInnerForms();
    giveClipboard();
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  },
  /** For the next test, also what this one has put in its place. */
  forget(): void {
    [clipboard, online] = ['', true];
    giveClipboard();
    prefer('light');
  },
  async setOffline(offline: boolean): Promise<void> {
    online = !offline;
    dispatchEvent(new Event(offline ? 'offline' : 'online'));
    await settle();
  },
};
