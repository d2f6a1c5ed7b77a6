import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SideFrame } from './SideFrame.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A ResizeObserver that reports initial sizes, as browsers do. */
class Watch {
  readonly #told: () => void;
  constructor(told: () => void) {
    this.#told = told;
  }
  observe() {
    this.#told();
  }
  readonly disconnect = () => undefined;
}

function Framed() {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <SideFrame scroller={scroller} height={{ rows: 146, most: 520 }}>
      <div ref={scroller} data-testid="table" />
    </SideFrame>
  );
}

it.each([
  ['none', 146, '0px'],
  ['one of 15 pixels', 131, '15px'],
])('a table as high as its rows has room for its bar below them: %s', (_, inner, foot) => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(146);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(inner);
  vi.stubGlobal('ResizeObserver', Watch);
  render(<Framed />);
  const frame = screen.getByTestId('table').parentElement;
  expect(frame?.style.getPropertyValue('--foot')).toBe(foot);
  expect(frame?.getAttribute('style')).toContain('146px + var(--foot)');
});
