import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadLanguage } from '#data/text.ts';
import { dialogBase } from '#shared/rules/common/constants.ts';
import { Dialog, FootActions } from './Dialog.tsx';

beforeAll(async () => {
  await loadLanguage('en-US');
});

const shown = (size: Pick<Parameters<typeof Dialog>[0], 'width' | 'height' | 'side'> = {}) => {
  render(
    <Dialog open title="Names" onClose={vi.fn()} {...size}>
      …
    </Dialog>,
  );
  const { style, className } = screen.getByRole('dialog', { name: 'Names' });
  return { width: style.width, height: style.height, className };
};

test('a dialog is as wide as the specification says (GEN-073), or as one of the sizes that it gives', () => {
  expect(dialogBase).toEqual({ top: 100, width: 500 });
  expect(shown()).toMatchObject({ width: '500px', height: '' });
  cleanup();
  for (const width of [720, 1000, 1200] as const) {
    expect(shown({ width })).toMatchObject({ width: `${width}px`, height: '' });
    cleanup();
  }
});

test('with a height of its own it stands in the middle, as a sheet at the side, else below the top', () => {
  const below = shown().className;
  cleanup();
  const middle = shown({ width: 1000, height: 630 });
  expect(middle).toMatchObject({ width: '1000px', height: '630px' });
  expect(middle.className.split(' ')).toHaveLength(below.split(' ').length + 1);
  expect(middle.className).toContain(below);
  cleanup();
  expect(shown({ side: true }).className).not.toContain(below);
});

test('cancelling a dialog inside another one leaves the outer one open', () => {
  const [inner, outer] = [vi.fn(), vi.fn()];
  render(
    <Dialog open title="Log" onClose={outer}>
      <Dialog open title="Entry" onClose={inner}>
        …
      </Dialog>
    </Dialog>,
  );
  fireEvent(screen.getByRole('dialog', { name: 'Entry' }), new Event('cancel', { cancelable: true }));
  expect(inner).toHaveBeenCalledTimes(1);
  expect(outer).not.toHaveBeenCalled();
  cleanup();
});

test('a part of a dialog puts its actions last into the foot of the dialog around it', () => {
  const dialog = (part: boolean) => (
    <Dialog open title="Package" onClose={vi.fn()} footer={<button type="button">Cancel</button>}>
      {part && (
        <FootActions>
          <button type="button">Export</button>
        </FootActions>
      )}
    </Dialog>
  );
  const { rerender, container } = render(dialog(true));
  const names = () => [...container.querySelectorAll('footer button')].map(({ textContent }) => textContent);
  expect(names()).toEqual(['Cancel', 'Export']);
  rerender(dialog(false));
  expect(names()).toEqual(['Cancel']);
});

test('a text that scrolls takes the focus, unless something in it does', () => {
  const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(500);
  const bodyOf = (content: React.ReactNode) => {
    render(
      <Dialog open title="Keys" onClose={vi.fn()}>
        {content}
      </Dialog>,
    );
    const { tabIndex } = screen.getByText('All keys').parentElement as HTMLElement;
    cleanup();
    return tabIndex;
  };
  expect(bodyOf(<p>All keys</p>)).toBe(0);
  expect(
    bodyOf(
      <>
        <p>All keys</p>
        <button type="button">Print</button>
      </>,
    ),
  ).toBe(-1);
  height.mockReturnValue(0);
  expect(bodyOf(<p>All keys</p>)).toBe(-1);
  height.mockRestore();
});
