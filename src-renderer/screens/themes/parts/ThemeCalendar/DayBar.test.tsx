// @vitest-environment jsdom
/** A bar of days under a mouse; what keys do is in tests/screens/themes/calendar.test.ts. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadLanguage } from '#data/text.ts';
import type { AppointmentDays } from '#shared/rules/themes/appointment.ts';
import { DayBar } from './DayBar.tsx';

beforeAll(() => loadLanguage('en-US'));
afterEach(cleanup);

/** The line is 310 pixels wide from 100: ten pixels for each day of December. */
const left = 100;
const view = { first: '2026-12-01', length: 31 };
const at = (day: number) => ({ clientX: left + day * 10 - 5, button: 0 });

function Bar({
  stored,
  onChange,
}: {
  stored: AppointmentDays | null;
  onChange: (days: AppointmentDays) => void;
}) {
  const [days, setDays] = useState(stored);
  return (
    <DayBar
      name="Red"
      days={days}
      view={view}
      overlaps={[{ from: '2026-12-24', to: '2026-12-25' }]}
      today="2026-12-01"
      isChanged={days !== stored}
      onChange={(next) => {
        setDays(next);
        onChange(next);
      }}
      onShow={() => undefined}
      onRevert={() => setDays(stored)}
    />
  );
}

const onLine = (stored: AppointmentDays | null) => {
  const onChange = vi.fn();
  const { container } = render(<Bar stored={stored} onChange={onChange} />);
  const track = container.firstElementChild as HTMLElement;
  track.getBoundingClientRect = () => ({ ...new DOMRect(left, 0, 310, 20).toJSON(), left, width: 310 });
  const move = (day: number) => fireEvent(document, new MouseEvent('pointermove', at(day)));
  const end = () => fireEvent(document, new MouseEvent('pointerup'));
  return { onChange, track, move, end };
};
const press = (element: Element, day: number) =>
  fireEvent(element, new MouseEvent('pointerdown', { ...at(day), bubbles: true }));
const days = { from: '2026-12-10', to: '2026-12-12' };

it.each([
  ['both', 'Days of Red', 11, 14, '2026-12-13', '2026-12-15'],
  ['its beginning', 'First day of Red', 10, 8, '2026-12-08', '2026-12-12'],
  ['its end beyond its beginning', 'Last day of Red', 12, 3, '2026-12-10', '2026-12-10'],
  ['its end beside the line', 'Last day of Red', 12, 90, '2026-12-10', '2026-12-31'],
])('a mouse moves %s', (_, name, from, to, first, last) => {
  const { onChange, move, end } = onLine(days);
  press(screen.getByRole('slider', { name }), from);
  move(to);
  end();
  move(20);
  expect(onChange).toHaveBeenLastCalledWith({ from: first, to: last });
});

it('a mouse draws on an empty line, in either direction', () => {
  const { onChange, track, move, end } = onLine(null);
  press(track, 26);
  move(24);
  end();
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-12-24', to: '2026-12-26' });
  expect(screen.getByRole('slider', { name: 'Days of Red' }).getAttribute('aria-valuetext')).toBe(
    '24 Dec 2026 to 26 Dec 2026',
  );
});

it('a press draws a week from the pressed day, the keyboard one from the day of the question', () => {
  const { onChange, end } = onLine(null);
  const draw = screen.getByRole('button', { name: 'Draw its days here: Red' });
  press(draw, 20);
  end();
  fireEvent.click(draw);
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-12-20', to: '2026-12-26' });
  cleanup();
  const keyboard = onLine(null);
  fireEvent.click(screen.getByRole('button', { name: 'Draw its days here: Red' }));
  expect(keyboard.onChange).toHaveBeenLastCalledWith({ from: '2026-12-01', to: '2026-12-07' });
});

it('a mouse that stays within a day moves nothing, and one that returns to it moves back', () => {
  const { onChange, move, end } = onLine(days);
  press(screen.getByRole('slider', { name: 'Days of Red' }), 11);
  move(11);
  expect(onChange).not.toHaveBeenCalled();
  move(12);
  move(12.2);
  expect(onChange).toHaveBeenCalledTimes(1);
  move(11);
  end();
  expect(onChange).toHaveBeenLastCalledWith(days);
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('a press that trembles draws a week too', () => {
  const { onChange, move, end } = onLine(null);
  const draw = screen.getByRole('button', { name: 'Draw its days here: Red' });
  press(draw, 20);
  move(20.2);
  end();
  fireEvent.click(draw);
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-12-20', to: '2026-12-26' });
});

it('another button of the mouse moves nothing', () => {
  const { onChange, move } = onLine(days);
  fireEvent(
    screen.getByRole('slider', { name: 'Days of Red' }),
    new MouseEvent('pointerdown', { ...at(10), button: 2, bubbles: true }),
  );
  move(20);
  expect(onChange).not.toHaveBeenCalled();
});
