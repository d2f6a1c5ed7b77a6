import { beforeEach, expect, it, vi } from 'vitest';
import { sessionToken } from './session-token.ts';

/** A fresh module per test: a refusal is remembered for the page's life. */
let shell: typeof import('./shell-lost.ts');
beforeEach(async () => {
  vi.resetModules();
  shell = await import('./shell-lost.ts');
  sessionToken.keep('now');
});

it('is told once, also to whoever listens later, and the session is given up', () => {
  const told = vi.fn();
  shell.onShellLost(told);
  shell.noteRefusedRequest('now');
  shell.noteRefusedRequest(null);
  expect(told).toHaveBeenCalledOnce();
  expect(sessionToken.get()).toBeNull();
  const later = vi.fn();
  shell.onShellLost(later);
  expect(later).toHaveBeenCalledOnce();
});

it.each(['before', null])('says nothing of a session that began after what was asked in %s', (asked) => {
  const told = vi.fn();
  shell.onShellLost(told);
  shell.noteRefusedRequest(asked);
  expect(told).not.toHaveBeenCalled();
  expect(sessionToken.get()).toBe('now');
});

it('ends with the next session', () => {
  shell.noteRefusedRequest('now');
  sessionToken.keep('next');
  const told = vi.fn();
  shell.onShellLost(told);
  expect(told).not.toHaveBeenCalled();
  shell.noteRefusedRequest('next');
  expect(told).toHaveBeenCalledOnce();
});
