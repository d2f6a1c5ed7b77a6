/** Web Locks, which jsdom lacks: exclusive locks of this window, granted in request order. */
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

/** A closing page releases its locks and waits for none. */
export function releaseLocks(): void {
  last.clear();
}

Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
