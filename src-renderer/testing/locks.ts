/** Web Locks, which jsdom lacks: exclusive ones of this window, in the order in which they were asked for. */
const last = new Map<string, Promise<unknown>>();

type Work<Result> = (lock: object | null) => Promise<Result>;

function request<Result>(
  name: string,
  ...given: [Work<Result>] | [{ readonly ifAvailable?: boolean }, Work<Result>]
): Promise<Result> {
  const [options, work] = given.length === 1 ? [{}, given[0]] : given;
  const before = last.get(name);
  if (before && options.ifAvailable) return work(null);
  const running = (before ?? Promise.resolve()).then(() => work({ name }));
  const ended: Promise<unknown> = running
    .catch(() => undefined)
    .then(() => {
      if (last.get(name) === ended) last.delete(name);
    });
  last.set(name, ended);
  return running;
}

/** A page that goes gives its locks back, and waits for none any more. */
export function releaseLocks(): void {
  last.clear();
}

Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
