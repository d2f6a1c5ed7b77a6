/** Web Locks, which jsdom lacks: exclusive ones of this window, in the order in which they were asked for. */
const last = new Map<string, Promise<unknown>>();

function request<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const running = (last.get(name) ?? Promise.resolve()).then(work);
  last.set(
    name,
    running.catch(() => undefined),
  );
  return running;
}

Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
