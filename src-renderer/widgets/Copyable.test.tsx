import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyText } from './Copyable.tsx';
import { openModal } from './top-layer.ts';

/** The answer of `document.execCommand('copy')`; tests read the selection and the parent of the field inside of it. */
const copied = vi.fn<() => boolean>();
beforeEach(() => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  Object.defineProperty(document, 'execCommand', { configurable: true, value: copied });
  copied.mockReturnValue(true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.body.replaceChildren();
});

function openDialog(): { dialog: HTMLDialogElement; button: HTMLButtonElement; close: () => void } {
  const dialog = document.createElement('dialog');
  const button = document.createElement('button');
  dialog.append(button);
  document.body.append(dialog);
  const close = openModal(dialog);
  button.focus();
  return { dialog, button, close };
}

test('without the clipboard the field to copy stands in the open dialog, and the focus comes back', async () => {
  const { dialog, button, close } = openDialog();
  const place = vi.fn();
  copied.mockImplementation(() => {
    const area = document.activeElement as HTMLTextAreaElement;
    place(area.parentElement, area.value.slice(area.selectionStart, area.selectionEnd));
    return true;
  });
  expect(await copyText('LINK')).toBe(true);
  expect(place).toHaveBeenCalledExactlyOnceWith(dialog, 'LINK');
  expect(document.activeElement).toBe(button);
  expect(dialog.querySelector('textarea')).toBeNull();
  close();
});

test('nothing is said to be copied where nothing could be selected, though the browser says so', async () => {
  // An inert page leaves the focus unmoved.
  const focus = vi.spyOn(HTMLTextAreaElement.prototype, 'focus').mockImplementation(() => undefined);
  expect(await copyText('LINK')).toBe(false);
  expect(copied).not.toHaveBeenCalled();
  focus.mockRestore();
  expect(await copyText('')).toBe(false);
});
