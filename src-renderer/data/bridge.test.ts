import { beforeEach, expect, it, vi } from 'vitest';

type Told = (name: string, payload: unknown) => void;
const shell = vi.hoisted(() => ({ subscribe: vi.fn() }));
vi.mock('./shell/index.ts', () => ({ shell }));

beforeEach(() => {
  vi.resetModules();
  shell.subscribe.mockReset();
});

async function streamOpen() {
  const { onBridgeEvent } = await import('./bridge.ts');
  onBridgeEvent('licence.keysChanged', vi.fn());
  return { onBridgeEvent, tell: shell.subscribe.mock.lastCall?.[0] as Told };
}

const opened = (id: string) => ({ files: [{ id, name: `${id}.lic`, size: 1 }] });

it('the user’s actions wait for the first listener, in their order, and are reported once', async () => {
  const { onBridgeEvent, tell } = await streamOpen();
  tell('files.opened', opened('a'));
  tell('files.opened', opened('b'));
  const [first, second] = [vi.fn(), vi.fn()];
  onBridgeEvent('files.opened', first);
  onBridgeEvent('files.opened', second);
  expect(first.mock.calls).toEqual([[opened('a')], [opened('b')]]);
  expect(second).not.toHaveBeenCalled();
  tell('files.opened', opened('c'));
  expect(first).toHaveBeenLastCalledWith(opened('c'));
  expect(second).toHaveBeenCalledExactlyOnceWith(opened('c'));
  expect(shell.subscribe).toHaveBeenCalledOnce();
});

it('a fact that nobody listened for is not told later: it is asked for', async () => {
  const { onBridgeEvent, tell } = await streamOpen();
  tell('servers.changed', {});
  const late = vi.fn();
  onBridgeEvent('servers.changed', late);
  expect(late).not.toHaveBeenCalled();
});
