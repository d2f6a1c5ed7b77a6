import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { store } from '#data/store.ts';
import { formatsNow, loadLanguage } from '#data/text.ts';
import { clockInZone } from '#shared/kit/time-zone.ts';
import { programAtom } from '#state/program.ts';
import { aProfile } from '#state/testing/profile.ts';
import { ClockSwitch } from './ClockSwitch.tsx';
import { useServerTimes } from './use-server-times.ts';

const saveChoice = vi.hoisted(() => vi.fn());
vi.mock('#state/choices.ts', () => ({ saveChoice }));

beforeAll(() => loadLanguage('en-US'));
beforeEach(() => {
  cleanup();
  saveChoice.mockClear();
});

const readerZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const otherZone = readerZone === 'Asia/Shanghai' ? 'Europe/Berlin' : 'Asia/Shanghai';
/** By the server's clock, a moment before its midnight. */
const time = '2026-11-28 23:59:59';

function show(timeZone: string): void {
  const servers = { active: 'x', profiles: [aProfile({ timeZone })] };
  store.set(programAtom, { servers } as never);
  render(<Times />);
}

function Times() {
  const times = useServerTimes();
  return (
    <>
      <ClockSwitch times={times} />
      <p>At {times.text.formatTime(time)}</p>
    </>
  );
}

test('times are the server’s, whose zone is named, until the reader wants them by their own clock', () => {
  const { formatTime } = formatsNow();
  show(otherZone);
  expect(screen.getByText(`At ${formatTime(time)}`)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: `Times: ${otherZone} (the server’s)` }));
  const instant = Date.parse(`2026-11-28T23:59:59${otherZone === 'Asia/Shanghai' ? '+08:00' : '+01:00'}`);
  expect(screen.getByText(`At ${formatTime(clockInZone(instant, readerZone))}`)).toBeTruthy();
  expect(saveChoice).toHaveBeenLastCalledWith('clockOfLogs', 'mine');
  fireEvent.click(screen.getByRole('button', { name: `Times: ${readerZone} (yours)` }));
  expect(screen.getByText(`At ${formatTime(time)}`)).toBeTruthy();
  expect(saveChoice).toHaveBeenLastCalledWith('clockOfLogs', '');
});

test('one clock needs no switch, and a server without a zone has none', () => {
  show(readerZone);
  expect(screen.getByText(`Times: ${readerZone}`)).toBeTruthy();
  cleanup();
  show('');
  expect(screen.getByText('Times: the server’s clock').title).toContain('names no time zone');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(`At ${formatsNow().formatTime(time)}`)).toBeTruthy();
});
