/** Resolves with the result of the work, or rejects with the reason of `gone` as soon as that signal aborts. */
export function unlessGone<T>(gone: AbortSignal, work: Promise<T>): Promise<T> {
  if (gone.aborted) {
    work.catch(() => undefined);
    return Promise.reject(gone.reason);
  }
  return new Promise((resolve, reject) => {
    const leave = () => reject(gone.reason);
    gone.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => gone.removeEventListener('abort', leave));
  });
}
